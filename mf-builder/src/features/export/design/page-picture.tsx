/** A page or two as small as a stamp, the last one filled as it is on paper. For the eye only. */
export function PagePicture({ pages, fill }: { pages: number; fill: number }) {
  const shown = Math.min(pages, 2);
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      {Array.from({ length: shown }, (_, i) => (
        <span key={i} className="relative h-17 w-12 overflow-hidden rounded-[2px] bg-doc ring-1 ring-edge">
          <span
            style={{ height: `${Math.round(58 * (i === shown - 1 ? fill : 1))}px` }}
            className="absolute inset-x-1.5 top-1.25 bg-[repeating-linear-gradient(var(--edge)_0_2px,transparent_2px_5px)]"
          />
        </span>
      ))}
    </span>
  );
}
