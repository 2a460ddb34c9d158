import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldProps } from './field';

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children'> & {
    options: readonly { value: string; label: string }[];
    placeholder?: string;
  };

export function Select({ label, note, hint, error, hideLabel, className, options, placeholder, ...select }: Props) {
  return (
    <Field {...{ label, note, hint, error, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={clsx(controlClass, 'cursor-pointer appearance-none pr-10 text-ellipsis')}
          >
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
          <ChevronDown
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
            aria-hidden
          />
        </div>
      )}
    </Field>
  );
}
