import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

const denseClass =
  'md:[&_:is(input,textarea,select)]:text-sm md:[&_textarea]:leading-6 ' +
  'md:[&_:is(input:not([type=checkbox]),select,label:has(>input))]:min-h-10';

/** A form with many fields. From 768 px up, its text is smaller and its controls are 40 px high. */
export function DenseForm({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(denseClass, className)} />;
}
