import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { Button } from './button';

const places = {
  /** 425 px wide, in the middle. */
  center: 'm-auto w-[calc(100%-2rem)] max-w-dialog max-h-[calc(100dvh-2rem)] rounded-card bg-sheet p-6',
  /** 760 px wide: room for a page. */
  wide: 'm-auto w-[calc(100%-2rem)] max-w-[760px] max-h-[calc(100dvh-2rem)] rounded-card bg-sheet p-4 md:p-6',
  /** From below, at most 85 % of the height: what phones show beside a screen. */
  bottom: 'mt-auto mb-0 w-full max-w-full max-h-[85dvh] rounded-t-[20px] bg-sheet px-4 pb-6',
};

interface Props {
  open: boolean;
  /** Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Words of the close button. */
  closeLabel: string;
  place?: keyof typeof places;
  /** The title is said but not shown. */
  hideTitle?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `dialog`: it lies above everything, keeps the focus in and gives it back, and stays
 * where it is written, so that the styles of its area hold.
 */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  place = 'center',
  hideTitle = false,
  children,
}: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A layout effect: its cleanup closes the dialog before it leaves the page, which is what gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const pressed = (event: MouseEvent) => {
    // The element itself is hit only beside its content: on the padding or on the ground behind.
    if (event.target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes without asking.
      onClose={() => !dialog.current?.open && onClose()}
      onClick={pressed}
      className={cx('overflow-y-auto border-0 text-ink shadow-pop backdrop:bg-scrim', places[place])}
    >
      <div
        className={cx(
          'flex items-start justify-between gap-4',
          // Long content goes under it: the way out stays in sight. The room above is its own, or content would show there.
          place === 'bottom' && 'sticky top-0 z-10 -mx-4 bg-sheet px-4 pt-3',
          !hideTitle && 'mb-4',
        )}
      >
        <h2
          id={heading}
          className={cx('max-md:pt-2', place === 'bottom' ? 'd4' : 'd3 max-md:text-xl', hideTitle && 'sr-only')}
        >
          {title}
        </h2>
        <Button
          variant="quiet"
          size="icon"
          aria-label={closeLabel}
          onClick={onClose}
          // The sign stands at the edge of what is below it, not its room for fingers.
          className="-mr-1.5 ml-auto max-md:-mr-3 pointer-coarse:-mr-3"
        >
          <X size={20} aria-hidden />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
