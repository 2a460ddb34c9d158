import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Button } from './button';

const placements = {
  center: 'm-auto w-[calc(100%-2rem)] max-w-dialog max-h-[calc(100dvh-2rem)] rounded-card bg-sheet p-6',
  wide: 'm-auto w-[calc(100%-2rem)] max-w-[760px] max-h-[calc(100dvh-2rem)] rounded-card bg-sheet p-4 md:p-6',
  /** A bottom sheet on phones, for content that wide screens show next to the main column. */
  bottom: 'mt-auto mb-0 w-full max-w-full max-h-[85dvh] rounded-t-[20px] bg-sheet px-4 pb-6',
};

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  layout?: keyof typeof placements;
  hideTitle?: boolean;
  children: ReactNode;
}

/**
 * Renders a modal native `dialog`, which traps and restores focus. The dialog is not a portal, so the styles of its
 * area apply.
 */
export function Dialog({ open, ...rest }: Props) {
  return open ? <DialogContent {...rest} /> : null;
}

function DialogContent({
  onClose,
  title,
  closeLabel,
  layout = 'center',
  hideTitle = false,
  children,
}: Omit<Props, 'open'>) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // The cleanup of a layout effect runs before the dialog leaves the DOM. Closing restores focus only until then.
  useLayoutEffect(() => {
    const element = dialogRef.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const handleClick = (event: MouseEvent) => {
    // A click on the padding or the backdrop targets the dialog itself.
    if (event.target !== dialogRef.current) return;
    const { left, right, top, bottom } = dialogRef.current.getBoundingClientRect();
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!isInside) onClose();
  };

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close on a second Escape without a cancel event.
      onClose={() => !dialogRef.current?.open && onClose()}
      onClick={handleClick}
      className={clsx('overflow-y-auto border-0 text-ink shadow-pop backdrop:bg-scrim', placements[layout])}
    >
      <DialogHeader
        headingId={headingId}
        title={title}
        closeLabel={closeLabel}
        layout={layout}
        hideTitle={hideTitle}
        onClose={onClose}
      />
      {children}
    </dialog>
  );
}

type HeaderProps = Required<Pick<Props, 'title' | 'closeLabel' | 'layout' | 'hideTitle' | 'onClose'>> & {
  headingId: string;
};

function DialogHeader({ headingId, title, closeLabel, layout, hideTitle, onClose }: HeaderProps) {
  return (
    <div
      className={clsx(
        'flex items-start justify-between gap-4',
        // Long content scrolls below the header, so that the close button stays visible. The header includes the
        // padding above the title, where scrolling content would otherwise show through.
        layout === 'bottom' && 'sticky top-0 z-10 -mx-4 bg-sheet px-4 pt-3',
        !hideTitle && 'mb-4',
      )}
    >
      <h2
        id={headingId}
        className={clsx('max-md:pt-2', layout === 'bottom' ? 'd4' : 'd3 max-md:text-xl', hideTitle && 'sr-only')}
      >
        {title}
      </h2>
      <Button
        variant="quiet"
        size="icon"
        aria-label={closeLabel}
        onClick={onClose}
        // Aligns the icon, not its touch area, with the edge of the content below.
        className="-mr-1.5 ml-auto max-md:-mr-3 pointer-coarse:-mr-3"
      >
        <X size={20} aria-hidden />
      </Button>
    </div>
  );
}
