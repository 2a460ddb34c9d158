import type { ReactNode, Ref } from 'react';
import { clsx } from 'clsx';

interface Props {
  title: string;
  id?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Set for a header above a table or a list, in a card without padding. */
  isPadded?: boolean;
  children?: ReactNode;
}

/** Headers of adjacent cards align, regardless of their content. */
export function CardHeader({ title, id, headingRef, isPadded = false, children }: Props) {
  return (
    <div
      className={clsx(
        'flex min-h-5 flex-wrap items-center justify-between gap-x-4 gap-y-1 [&>:is(a,button)]:-my-1.5',
        isPadded && 'px-4 pt-4 pb-3 md:px-6 md:pt-6',
      )}
    >
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-sm leading-5 font-semibold">
        {title}
      </h2>
      {children}
    </div>
  );
}

export const CardHeaderNote = ({ children }: { children: ReactNode }) => (
  <p className="text-xs text-ink-soft tabular-nums">{children}</p>
);

export const CardEmptyState = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-3 px-4 pb-4 text-sm text-ink-soft md:px-6 md:pb-6">
    {children}
  </div>
);
