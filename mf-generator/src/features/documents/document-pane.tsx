import type { ReactNode, RefObject } from 'react';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

interface Props {
  heading: string;
  actions: ReactNode;
  notice: ReactNode;
  tree: DocumentTree;
  keywords: string[];
  reflow: boolean;
  activeBlankId?: string;
  onBlankClick: (id: string) => void;
  containerRef: RefObject<HTMLDivElement | null>;
  /** True if the document selector above already shows the heading. */
  hideHeader: boolean;
}

export function DocumentPane({
  heading,
  actions,
  notice,
  tree,
  keywords,
  reflow,
  activeBlankId,
  onBlankClick,
  containerRef,
  hideHeader,
}: Props) {
  return (
    <section aria-label={heading} className="grid min-w-0 gap-3">
      <div className={hideHeader ? 'sr-only' : 'flex min-h-11 flex-wrap items-center justify-between gap-2'}>
        <h2 className="d4">{heading}</h2>
        {!hideHeader && <div className="flex gap-1">{actions}</div>}
      </div>
      {notice}
      <div ref={containerRef} tabIndex={-1}>
        <Sheet
          tree={tree}
          highlightTerms={keywords}
          label={heading}
          reflow={reflow}
          activeBlankId={activeBlankId}
          onBlankClick={({ id }) => onBlankClick(id)}
        />
      </div>
    </section>
  );
}
