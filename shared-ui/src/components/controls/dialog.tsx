import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { Button } from './button';

const placements = {
  center: 'm-auto w-[calc(100%-2rem)] max-w-dialog max-h-[calc(100dvh-2rem)] rounded-card bg-sheet p-6',
  wide: 'm-auto w-[calc(100%-2rem)] max-w-[760px] max-h-[calc(100dvh-2rem)] rounded-card bg-sheet p-4 md:p-6',
  /** Bottom sheet on phones, for content that wide screens show beside the main column. */
  bottom: 'mt-auto mb-0 w-full max-w-full max-h-[85dvh] rounded-t-[20px] bg-sheet px-4 pb-6',
};

interface Props {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  placement?: keyof typeof placements;
  hideTitle?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog based on the native `dialog`, which traps and restores focus. It is not a portal, so the styles of
 * its area apply.
 */
export function Dialog({ open, ...rest }: Props) {
  return open ? <DialogContent {...rest} /> : null;
}

function DialogContent({
  onClose,
  title,
  closeLabel,
  placement = 'center',
  hideTitle = false,
  children,
}: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // A layout effect, because its cleanup must close the dialog before it leaves the DOM: closing restores focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const handleClick = (event: MouseEvent) => {
    // Only clicks outside the content target the element itself: on the padding or the backdrop.
    if (event.target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!isInside) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close on a second Escape without a cancel event.
      onClose={() => !dialog.current?.open && onClose()}
      onClick={handleClick}
      className={cx('overflow-y-auto border-0 text-ink shadow-pop backdrop:bg-scrim', placements[placement])}
    >
      <DialogHeader
        headingId={headingId}
        title={title}
        closeLabel={closeLabel}
        placement={placement}
        hideTitle={hideTitle}
        onClose={onClose}
      />
      {children}
    </dialog>
  );
}

type HeaderProps = Required<Pick<Props, 'title' | 'closeLabel' | 'placement' | 'hideTitle' | 'onClose'>> & {
  headingId: string;
};

function DialogHeader({ headingId, title, closeLabel, placement, hideTitle, onClose }: HeaderProps) {
  return (
    <div
      className={cx(
        'flex items-start justify-between gap-4',
        // Long content scrolls below the header, so that the close button stays visible. The padding above the title
        // belongs to the header; otherwise content would show through there.
        placement === 'bottom' && 'sticky top-0 z-10 -mx-4 bg-sheet px-4 pt-3',
        !hideTitle && 'mb-4',
      )}
    >
      <h2
        id={headingId}
        className={cx('max-md:pt-2', placement === 'bottom' ? 'd4' : 'd3 max-md:text-xl', hideTitle && 'sr-only')}
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
