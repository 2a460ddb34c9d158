import { useMemo } from 'react';
import type { DocumentTree } from '@shortlist/documents/tree';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useNear } from '@shortlist/shared-ui/components/use-near';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

interface Props<Document> {
  document: Document;
  /** Stays the same function from one drawing to the next. */
  draw: (document: Document) => DocumentTree;
  /** The target of a press on the paper; the name beside it says the same and is what keyboards reach. */
  to?: string;
  className?: string;
}

/** The first page of a document as small paper: a picture for the eye only, composed when it comes near the window. */
export function Thumbnail<Document>({ document, draw, to, className }: Props<Document>) {
  const { ref, near } = useNear();
  const tree = useMemo(() => (near ? draw(document) : undefined), [near, document, draw]);
  return (
    <div className={cx('relative', className)}>
      <div
        ref={ref}
        inert
        aria-hidden="true"
        // The same shape for every paper, which reaches down to its end.
        className="sheet grid aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet [&>.sheet]:grid"
      >
        {tree && <Sheet tree={tree} />}
      </div>
      {/* Beside the paper, not around it: a document has links of its own. */}
      {to && <Link to={to} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />}
    </div>
  );
}
