import { clsx } from 'clsx';

interface Props {
  pages: number;
  /** From 0 to 1. */
  lastPageFill: number;
  small?: boolean;
}

/** Draws at most two pages. The last drawn page is as full as the last page of the document. */
export function PageFillIcon({ pages, lastPageFill, small = false }: Props) {
  const shownPages = Math.min(pages, 2);
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      {Array.from({ length: shownPages }, (_, i) => (
        <span
          key={i}
          className={clsx(
            'sheet rounded-[2px] bg-doc ring-1 ring-edge',
            small ? 'h-10 w-7 px-1 pt-1 pb-0.75' : 'h-17 w-12 px-1.5 pt-1.5 pb-1',
          )}
        >
          <span className="block h-full">
            <span
              style={{ height: `${Math.round(100 * (i === shownPages - 1 ? lastPageFill : 1))}%` }}
              className="block bg-[repeating-linear-gradient(var(--edge)_0_2px,transparent_2px_5px)]"
            />
          </span>
        </span>
      ))}
    </span>
  );
}
