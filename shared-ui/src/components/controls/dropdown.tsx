import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { clsx } from 'clsx';
import { getButtonClass } from './button';

interface Props {
  triggerContent: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  label?: string;
  /** True if the button shows only an icon. Requires `label`. */
  iconOnly?: boolean;
  /** Renders the list. After a click that does not navigate, call `close`, which returns focus to the button. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** Maps a key to a function that returns the index of the next item. The current index is -1 on the button. */
const nextIndexByKey: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index <= 0 ? length : index) - 1,
  Home: () => 0,
  End: (_, length) => length - 1,
};

function useCloseOnOutsidePress(
  rootRef: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    if (!open) return;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [rootRef, open, setOpen]);
}

/**
 * Renders a button that opens a short list. The arrow keys open the list and move through its items. Escape, a click
 * outside and moving the focus away close the list.
 */
export function Dropdown({ triggerContent, label, iconOnly = false, children, className }: Props) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);

  useCloseOnOutsidePress(rootRef, open, setOpen);

  const close = () => {
    setOpen(false);
    triggerRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const getNextIndex = nextIndexByKey[event.key];
    if (event.key === 'Escape' && open) close();
    if (!getNextIndex || (!open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    const items = [...(listRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    items[getNextIndex(index, items.length)]?.focus();
  };
  return (
    <div
      ref={rootRef}
      data-open={open || undefined}
      className={clsx('relative', className)}
      onKeyDown={handleKeyDown}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={triggerRef}
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className={
          iconOnly
            ? getButtonClass({ variant: 'quiet', size: 'icon' })
            : 'inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-sm text-ink-soft hover:bg-sunken hover:text-ink'
        }
      >
        {triggerContent}
        {!iconOnly && <ChevronDown size={16} aria-hidden className="shrink-0" />}
      </button>
      {open && (
        <div
          ref={listRef}
          id={listId}
          className="absolute top-full right-0 z-20 mt-1 w-max max-w-72 min-w-48 animate-rise rounded-card border border-line bg-sheet p-1 shadow-pop"
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

export const dropdownItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm text-ink no-underline hover:bg-sunken ' +
  'aria-[current]:bg-accent-soft aria-[current]:font-medium';
