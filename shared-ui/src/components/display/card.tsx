import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

/** `padded={false}` is for content with its own padding, such as tables and lists. */
export function Card({ padded = true, className, ...rest }: ComponentProps<'section'> & { padded?: boolean }) {
  return (
    <section
      {...rest}
      className={clsx(
        'min-w-0 rounded-card border border-line bg-sheet shadow-card',
        padded && 'p-4 md:p-6',
        className,
      )}
    />
  );
}
