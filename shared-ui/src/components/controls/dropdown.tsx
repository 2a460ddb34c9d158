import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx';
import { getButtonClass } from './button';

interface Props {
  triggerContent: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  label?: string;
  /** The button shows only an icon, such as three dots; requires `label`. */
  iconOnly?: boolean;
  /** Renders the list. Call `close` after a click that does not navigate; it returns focus to the button. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** Functions by key; each returns the index of the next item of a list with `length` items. Index -1 is the button. */
const nextIndexByKey: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index <= 0 ? length : index) - 1,
  Home: () => 0,
  End: (_, length) => length - 1,
};

function useCloseOnOutsidePress(root: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [root, open, setOpen]);
}

/**
 * A button with a short list below it. The arrow keys open it and move through it. Escape, a click outside, and moving
 * the focus away close it.
 */
export function Dropdown({ triggerContent, label, iconOnly = false, children, className }: Props) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useCloseOnOutsidePress(root, open, setOpen);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const getNextIndex = nextIndexByKey[event.key];
    if (event.key === 'Escape' && open) close();
    if (!getNextIndex || (!open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    items[getNextIndex(index, items.length)]?.focus();
  };
  return (
    <div
      ref={root}
      data-open={open || undefined}
      className={cx('relative', className)}
      onKeyDown={handleKeyDown}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={trigger}
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
          ref={list}
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
