import { useId, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';

interface FieldGroupProps {
  /** Two FieldGroupItems. */
  children: ReactNode;
  /** A button, 52 px high. */
  action: ReactNode;
  /** Puts the button below the two fields, so that long values are not cut off. */
  actionBelow?: boolean;
  className?: string;
}

/** Two fields and a button that look like one control. On phones, they are stacked. Must be inside a form. */
export function FieldGroup({ children, action, actionBelow = false, className }: FieldGroupProps) {
  return (
    <div
      className={clsx(
        'grid rounded-card border border-edge bg-sheet shadow-card',
        actionBelow ? 'sm:grid-cols-[1.6fr_1fr]' : 'sm:grid-cols-[1.25fr_1fr_auto]',
        className,
      )}
    >
      {children}
      <div className={clsx('grid p-2', actionBelow && 'sm:col-span-full sm:border-t sm:border-line')}>{action}</div>
    </div>
  );
}

const itemClass =
  'grid min-w-0 has-aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] first:rounded-t-card sm:first:rounded-tr-none sm:first:rounded-bl-card px-4 py-2.5 text-left not-first:border-t not-first:border-line sm:not-first:border-t-0 sm:not-first:border-l ' +
  'has-focus-visible:rounded-lg has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent';

const controlValueClass =
  'h-7 w-full min-w-0 border-0 bg-transparent p-0 text-base text-ink outline-none placeholder:text-ink-soft placeholder:opacity-100';

type FieldGroupItemProps = {
  label: string;
  name: string;
  value?: string;
  defaultValue?: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  onChange?: (value: string) => void;
} & (
  | { placeholder?: string; maxLength?: number; options?: undefined }
  | { options: readonly { value: string; label: string }[]; placeholder?: string }
);

export function FieldGroupItem({ label, onChange, ...rest }: FieldGroupItemProps) {
  const id = useId();
  const handleChange = onChange && ((event: { target: { value: string } }) => onChange(event.target.value));
  return (
    <div className={itemClass}>
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      {rest.options ? (
        <GroupSelect id={id} {...rest} options={rest.options} onChange={handleChange} />
      ) : (
        <input id={id} type="text" {...rest} onChange={handleChange} className={controlValueClass} />
      )}
    </div>
  );
}

interface GroupSelectProps {
  id: string;
  name: string;
  required?: boolean;
  value?: string;
  defaultValue?: string;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  onChange?: (event: { target: { value: string } }) => void;
}

function GroupSelect({ options, placeholder, onChange, ...rest }: GroupSelectProps) {
  return (
    <div className="relative">
      <select {...rest} onChange={onChange} className={clsx(controlValueClass, 'cursor-pointer appearance-none pr-6')}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2" aria-hidden />
    </div>
  );
}
