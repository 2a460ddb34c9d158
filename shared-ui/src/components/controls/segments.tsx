import { useId, type ReactNode } from 'react';
import { cx } from '../cx';

interface Props<T extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** One choice of a few, side by side. Real radio buttons under it, so the keyboard works as it does in every form. */
export function Segments<T extends string>({ label, options, value, onChange, className }: Props<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'inline-flex max-w-full gap-1 overflow-x-auto rounded-lg bg-sunken p-1 [scrollbar-width:none]',
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
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
