import { startTransition, useId, useOptimistic, useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { useScrollToSelected } from './use-scroll-to-selected';

interface Props<T extends string> {
  label: string;
  options: { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

export function SegmentedControl<T extends string>({ label, options, value, onChange, className }: Props<T>) {
  const name = useId();
  // A choice may change the URL and wait for a screen to load, so show the selection immediately.
  const [optimisticValue, setOptimisticValue] = useOptimistic(value);
  const select = (newValue: T) =>
    startTransition(() => {
      setOptimisticValue(newValue);
      onChange(newValue);
    });
  const container = useRef<HTMLDivElement>(null);
  useScrollToSelected(container, 'label:has(:checked)', optimisticValue);
  return (
    <div
      ref={container}
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'overflow-shade relative inline-flex max-w-full gap-1 overflow-x-auto rounded-lg p-1 [scrollbar-width:none]',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={
            'relative inline-flex min-h-9 grow cursor-pointer items-center justify-center gap-2 rounded-control border border-transparent px-3 text-sm font-medium ' +
            'whitespace-nowrap text-ink-soft hover:text-ink has-checked:border-line has-checked:bg-sheet has-checked:text-ink ' +
            'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent'
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === optimisticValue}
            onChange={() => select(option.value)}
            // Extends the clickable area to 44 px, over the padding of the frame.
            className="absolute inset-x-0 -inset-y-[5px] m-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
