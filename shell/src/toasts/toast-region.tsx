import { CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../messages';
import type { ActiveToast } from './use-toasts';

export const toastDurationMs = 5_000;

interface Props {
  toast: ActiveToast | undefined;
  onClose: (id: number) => void;
}

/** Finds the topmost open dialog, which makes everything outside it inert. */
const findOpenDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/**
 * Contains the visible toast and the live regions for screen readers. The element moves into an open dialog, and back
 * to the end of the page when the dialog closes, so a toast outlives its dialog.
 */
export function ToastRegion({ toast, onClose }: Props) {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'toast-place';
    element.dataset.area = 'shell';
    document.body.append(element);
    setContainer(element);
    return () => element.remove();
  }, []);

  useLayoutEffect(() => {
    if (!container) return;
    const moveToOpenDialog = () => {
      const parent = (toast && findOpenDialog()) ?? document.body;
      if (container.parentElement !== parent) parent.append(container);
    };
    moveToOpenDialog();
    if (!toast) return;
    const observer = new MutationObserver(moveToOpenDialog);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [container, toast]);

  if (!container) return null;
  const isDestructive = toast?.variant === 'destructive';
  const message = toast && <ToastMessage key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />;
  return createPortal(
    <>
      <div role="status">{!isDestructive && message}</div>
      <div role="alert">{isDestructive && message}</div>
    </>,
    container,
  );
}

function ToastMessage({ toast, onClose }: { toast: ActiveToast; onClose: () => void }) {
  const t = useMessages();
  const [isPaused, setIsPaused] = useState(false);
  const remainingMs = useRef(toastDurationMs);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onCloseRef.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);

  const Icon = toast.variant === 'destructive' ? CircleX : CircleCheck;
  return (
    <div
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="pointer-events-auto flex w-max max-w-full animate-rise items-center gap-3 rounded-card bg-sheet py-3 pr-2 pl-4 text-sm text-ink shadow-pop max-sm:w-full sm:max-w-100"
    >
      <Icon size={20} aria-hidden className={toast.variant === 'destructive' ? 'text-danger' : 'text-good'} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-bold">{toast.title}</p>
        {toast.description && <p className="text-ink-soft">{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          variant="link"
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}
