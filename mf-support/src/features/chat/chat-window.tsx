import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';

interface Props {
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

export function ChatWindow(props: Props) {
  return useIsPhone() ? <MobileSheet {...props} /> : <DesktopPanel {...props} />;
}

function DesktopPanel({ labelledBy, onClose, children }: Props) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
      className={
        'fixed right-(--chat-side) bottom-[calc(var(--chat-bottom)+68px)] z-20 flex h-140 max-h-[calc(100dvh-var(--chat-bottom)-84px)] ' +
        'w-90 animate-rise flex-col overflow-hidden rounded-card bg-sheet text-ink shadow-pop'
      }
    >
      {children}
    </div>
  );
}

function MobileSheet({ labelledBy, onClose, children }: Props) {
  const sheetRef = useRef<HTMLDialogElement>(null);
  // The cleanup of a layout effect closes the dialog before React removes it from the page.
  useLayoutEffect(() => {
    const element = sheetRef.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const handleClick = (event: MouseEvent) => {
    // A click on the backdrop targets the dialog itself, at a position above its top edge.
    if (event.target === sheetRef.current && event.clientY < sheetRef.current.getBoundingClientRect().top) onClose();
  };
  return (
    <dialog
      ref={sheetRef}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => !sheetRef.current?.open && onClose()}
      onClick={handleClick}
      className={
        'relative mt-auto mb-0 h-[85dvh] max-h-none w-full max-w-full overflow-hidden rounded-t-[20px] border-0 bg-sheet p-0 text-ink ' +
        'shadow-pop backdrop:bg-scrim open:flex open:flex-col'
      }
    >
      <span
        aria-hidden="true"
        className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-edge opacity-50"
      />
      {children}
    </dialog>
  );
}
