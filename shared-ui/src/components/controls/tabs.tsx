import { Check } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import { useScrollToSelected } from './use-scroll-to-selected';

export interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
  step?: number;
  /** Reason why the tab cannot be selected yet. The tab stays readable and focusable. */
  disabledReason?: string;
}

interface Props<T extends string> {
  label: string;
  /** Prefix of the element ids. The `tabsId` of each TabPanel must be equal. */
  id: string;
  items: TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
  variant?: 'line' | 'segments';
  className?: string;
}

const tabClass =
  'relative inline-flex shrink-0 cursor-pointer items-center gap-2 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink ' +
  'aria-disabled:cursor-default aria-disabled:hover:text-ink-soft aria-selected:text-ink ';

/** Draws the focus ring inside the tab, because the scrolling row would clip an outer ring. */
const lineTabClass =
  'min-h-11 rounded-sm px-2 focus-visible:-outline-offset-2 ' +
  "aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent aria-selected:after:content-['']";

const segmentTabClass =
  'min-h-9 grow justify-center rounded-control border border-transparent px-3 aria-selected:border-line aria-selected:bg-sheet';

/** Focuses the new tab if the focus was in the previous panel, which has disappeared. */
function useKeepFocus(listRef: RefObject<HTMLElement | null>, value: string) {
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    if (document.activeElement !== document.body) return;
    listRef.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [listRef, value]);
}

function findNextIndex(key: string, index: number, length: number): number | undefined {
  const lastIndex = length - 1;
  return {
    ArrowRight: index === lastIndex ? 0 : index + 1,
    ArrowLeft: index === 0 ? lastIndex : index - 1,
    Home: 0,
    End: lastIndex,
  }[key];
}

/** Arrow keys, Home and End select another tab. The caller renders a TabPanel for each tab. */
export function Tabs<T extends string>({ label, id, items, value, onChange, variant = 'line', className }: Props<T>) {
  const listRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const selectedIndex = items.findIndex((item) => item.value === value);
  useKeepFocus(listRef, value);
  useScrollToSelected(listRef, '[aria-selected=true]', value);

  const handleKeyDown = (event: KeyboardEvent) => {
    const nextIndex = findNextIndex(event.key, selectedIndex, items.length);
    const item = nextIndex === undefined ? undefined : items[nextIndex];
    if (nextIndex === undefined || !item) return;
    event.preventDefault();
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[nextIndex]?.focus();
    if (!item.disabledReason) onChange(item.value);
  };

  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
      className={clsx(
        'relative flex overflow-x-auto [scrollbar-width:none]',
        variant === 'line' ? '-mx-2 gap-2 border-b border-line' : 'overflow-shade gap-1 rounded-lg p-1',
        className,
      )}
    >
      {items.map((item, index) => {
        const isSelected = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={isSelected}
            aria-controls={isSelected ? `${id}-${item.value}-panel` : undefined}
            aria-disabled={item.disabledReason ? true : undefined}
            aria-describedby={item.disabledReason ? `${hintId}-${item.value}` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => !item.disabledReason && onChange(item.value)}
            className={tabClass + (variant === 'line' ? lineTabClass : segmentTabClass)}
          >
            {item.step !== undefined && (
              <Step
                number={item.step}
                isSelected={isSelected}
                isDone={index < selectedIndex}
                isDisabled={Boolean(item.disabledReason)}
              />
            )}
            {item.label}
            {item.disabledReason && (
              <span id={`${hintId}-${item.value}`} hidden>
                {item.disabledReason}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface StepProps {
  number: number;
  isSelected: boolean;
  isDone: boolean;
  isDisabled: boolean;
}

function Step({ number, isSelected, isDone, isDisabled }: StepProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-5 place-items-center rounded-full border text-xs leading-none max-xs:hidden',
        isSelected ? 'border-accent bg-accent text-on-accent' : isDone ? 'border-accent text-accent' : 'border-edge',
        isDisabled && 'border-dashed',
      )}
    >
      {isDone ? <Check size={12} strokeWidth={2.5} /> : number}
    </span>
  );
}

export function TabPanel({
  tabsId,
  value,
  current,
  children,
}: {
  /** The `id` of the Tabs. */
  tabsId: string;
  value: string;
  /** Value of the selected tab. */
  current: string;
  children: ReactNode;
}) {
  if (value !== current) return null;
  return (
    <div role="tabpanel" id={`${tabsId}-${value}-panel`} aria-labelledby={`${tabsId}-${value}`}>
      {children}
    </div>
  );
}
