import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import { trackPointerDrag, getItemShift, type DragState } from './pointer-drag';

interface Props {
  count: number;
  getLabel: (index: number) => string;
  onMove: (from: number, to: number) => void;
  canMove?: (from: number, to: number) => boolean;
  /** Returns the item's React key. The default, its index, suits items without state. */
  getKey?: (index: number) => string;
  className?: string;
  children: (index: number, dragHandle: ReactNode) => ReactNode;
}

/**
 * Users sort the items by dragging a handle, or by pressing the handle and then using the arrow keys or buttons. Escape
 * returns the item to its original position. Screen readers announce each step.
 */
export function SortableList({ count, getLabel, onMove, canMove = () => true, getKey, className, children }: Props) {
  const t = useMessages();
  const items = useRef<(HTMLLIElement | null)[]>([]);
  const handles = useRef<(HTMLButtonElement | null)[]>([]);
  const [drag, setDrag] = useState<DragState>();
  const [liftedItem, setLiftedItem] = useState<{ index: number; origin: number }>();
  const [announcement, setAnnouncement] = useState('');
  const focusIndex = useRef<number>(undefined);

  useEffect(() => {
    if (focusIndex.current === undefined) return;
    handles.current[focusIndex.current]?.focus();
    focusIndex.current = undefined;
  });

  const getPosition = (index: number) => ({ name: getLabel(index), position: index + 1, total: count });
  const move = (from: number, to: number): boolean => {
    if (to < 0 || to >= count || to === from || !canMove(from, to)) return false;
    onMove(from, to);
    setAnnouncement(t('sortable.moved', { ...getPosition(from), position: to + 1 }));
    return true;
  };
  const moveLifted = (index: number, to: number) => {
    if (!move(index, to)) return;
    setLiftedItem((current) => current && { ...current, index: to });
    focusIndex.current = to;
  };
  const drop = (index: number) => {
    setLiftedItem(undefined);
    setAnnouncement(t('sortable.dropped', getPosition(index)));
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (liftedItem?.index !== index) return;
    if (event.key === 'ArrowUp') moveLifted(index, index - 1);
    else if (event.key === 'ArrowDown') moveLifted(index, index + 1);
    else if (event.key === 'Escape') {
      moveLifted(index, liftedItem.origin);
      setLiftedItem(undefined);
      setAnnouncement(t('sortable.returned', { ...getPosition(index), position: liftedItem.origin + 1 }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = (index: number) => {
    if (liftedItem?.index === index) return drop(index);
    setLiftedItem({ index, origin: index });
    // Some browsers don't focus a clicked button, but the arrow keys need the focus here.
    handles.current[index]?.focus();
    setAnnouncement(t('sortable.lifted', getPosition(index)));
  };

  const renderHandle = (index: number) => (
    <span
      className="relative shrink-0"
      onBlur={(event) => {
        // Focusing an arrow button keeps the item lifted. Moving the item also keeps it lifted, because the focus moves
        // to the handle at the new index.
        if (event.currentTarget.contains(event.relatedTarget) || focusIndex.current !== undefined) return;
        setLiftedItem((current) => (current?.index === index ? undefined : current));
      }}
    >
      <button
        type="button"
        ref={(element) => void (handles.current[index] = element)}
        aria-label={t('sortable.grip', getPosition(index))}
        aria-pressed={liftedItem?.index === index}
        onKeyDown={(event) => handleKeyDown(event, index)}
        onClick={() => toggle(index)}
        onPointerDown={(event) => {
          const elements = items.current.slice(0, count).filter((item) => item !== null);
          trackPointerDrag(event.nativeEvent, elements, index, { onDrag: setDrag, onDrop: (to) => move(index, to) });
        }}
        className={
          'relative grid h-8 w-5 cursor-grab touch-none place-items-center rounded-sm text-ink-soft hover:text-ink ' +
          "aria-pressed:bg-accent-soft aria-pressed:text-accent after:absolute after:-inset-x-3 after:-inset-y-1.5 after:content-['']"
        }
      >
        <GripVertical size={16} aria-hidden />
      </button>
      {liftedItem?.index === index && (
        <span className="absolute top-full left-0 z-20 mt-1 flex gap-1 rounded-control border border-line bg-sheet p-1 shadow-pop">
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('sortable.up', getPosition(index))}
            disabled={index === 0 || !canMove(index, index - 1)}
            onClick={() => moveLifted(index, index - 1)}
          >
            <ChevronUp size={18} aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('sortable.down', getPosition(index))}
            disabled={index === count - 1 || !canMove(index, index + 1)}
            onClick={() => moveLifted(index, index + 1)}
          >
            <ChevronDown size={18} aria-hidden />
          </Button>
        </span>
      )}
    </span>
  );

  return (
    <>
      <ul className={className}>
        {Array.from({ length: count }, (_, index) => {
          const shift = getItemShift(index, drag);
          return (
            <li
              key={getKey?.(index) ?? index}
              ref={(element) => void (items.current[index] = element)}
              style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
              className={clsx(
                'min-w-0',
                drag?.from === index && 'relative z-10 rounded-card bg-paper shadow-pop',
                drag && drag.from !== index && 'transition-transform motion-reduce:transition-none',
              )}
            >
              {children(index, renderHandle(index))}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
