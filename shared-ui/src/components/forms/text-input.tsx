import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldProps } from './field';

type Props = FieldProps & { icon?: ReactNode } & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

/** Accepts the props of react-hook-form's `register`. */
export function TextInput({ label, note, hint, error, hideLabel, className, icon, ...input }: Props) {
  return (
    <Field {...{ label, note, hint, error, hideLabel, className }}>
      {(control) => {
        const field = (
          <input type="text" {...input} {...control} className={clsx(controlClass, icon ? 'pl-10!' : '')} />
        );
        if (!icon) return field;
        return (
          <span className="relative grid">
            <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 grid items-center text-ink-soft">
              {icon}
            </span>
            {field}
          </span>
        );
      }}
    </Field>
  );
}
