import { useMemo } from 'react';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { clsx } from 'clsx';
import { useInView } from '@shortlist/shared-ui/components/use-in-view';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

interface Props<Document> {
  document: Document;
  /** Must be a stable function. */
  compose: (document: Document) => DocumentTree;
  /** Opened by a click on the paper. Keyboard users follow the link on the document's name instead. */
  to?: string;
  className?: string;
}

/**
 * Shows a small picture of the first page, hidden from screen readers. Composes the document only when it comes near
 * the viewport.
 */
export function DocumentThumbnail<Document>({ document, compose, to, className }: Props<Document>) {
  const { ref, inView } = useInView();
  const tree = useMemo(() => (inView ? compose(document) : undefined), [inView, document, compose]);
  return (
    <div className={clsx('relative', className)}>
      <div
        ref={ref}
        inert
        aria-hidden="true"
        // All thumbnails have the same shape, and the paper extends to the bottom.
        className="sheet grid aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet [&>.sheet]:grid"
      >
        {tree && <Sheet tree={tree} />}
      </div>
      {/* Overlays the paper instead of wrapping it, because the document contains links. */}
      {to && <Link to={to} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />}
    </div>
  );
}
