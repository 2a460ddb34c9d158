import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

/** One line of text with its label, hint and error. Takes what react-hook-form's `register` gives. */
export function TextInput({ label, note, hint, error, hideLabel, className, ...input }: Props) {
  return (
    <Field {...{ label, note, hint, error, hideLabel, className }}>
      {(control) => <input type="text" {...input} {...control} className={controlClass} />}
    </Field>
  );
}
