import type { ReactNode, RefObject } from 'react';
import type { DocumentTree } from '@shortlist/documents/tree';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

interface Props {
  heading: string;
  actions: ReactNode;
  tree: DocumentTree;
  marks: string[];
  reflow: boolean;
  activeBlank?: string;
  onBlank: (id: string) => void;
  frame: RefObject<HTMLDivElement | null>;
  /** Hides the header if the document selector above already shows the same heading. */
  bare: boolean;
}

export function DocumentPane({ heading, actions, tree, marks, reflow, activeBlank, onBlank, frame, bare }: Props) {
  return (
    <section aria-label={heading} className="grid min-w-0 gap-3">
      <div className={bare ? 'sr-only' : 'flex min-h-11 flex-wrap items-center justify-between gap-2'}>
        <h2 className="d4">{heading}</h2>
        {!bare && <div className="flex gap-1">{actions}</div>}
      </div>
      <div ref={frame} tabIndex={-1}>
        <Sheet
          tree={tree}
          marks={marks}
          label={heading}
          reflow={reflow}
          activeBlank={activeBlank}
          onBlank={({ id }) => onBlank(id)}
        />
      </div>
    </section>
  );
}
