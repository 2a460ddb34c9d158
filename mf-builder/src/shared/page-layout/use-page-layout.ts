import { useEffect, useMemo, useState } from 'react';
import { pageLayoutSchema, type PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { createKnownLayoutLookup, type FindKnownLayout } from '@shortlist/documents/pages/known-lines';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { api } from '@shortlist/shared-ui/api';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { composeDraft } from '../resume-editor/compose-draft';

/** Milliseconds from the last keystroke to the layout request. */
const pause = 250;

interface LaidDraft {
  draft: ResumeDraft;
  layout: PageLayout;
}

/**
 * Lays out a draft as in its file: the tree, and the lines and pages that the printer computes. The previous layout
 * stays while the next one loads and while there is no network.
 */
export function usePageLayout(draft: ResumeDraft): { tree: DocumentTree; lines: FindKnownLayout | undefined } {
  const [laid, setLaid] = useState<LaidDraft>();
  const isFirst = laid === undefined;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => {
      const sent = { ...draft, pageSize: draft.pageSize ?? getDefaultPageSize(), tray: undefined };
      api
        .post('/api/resumes/layout', pageLayoutSchema, sent, { signal })
        .then((layout) => setLaid({ draft, layout }))
        // The sheet works without the layout, and the next change requests it again.
        .catch(() => undefined);
    };
    const timer = setTimeout(ask, isFirst ? 0 : pause);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
      leaving.abort();
    };
  }, [draft, isFirst]);

  const closer = laid?.layout.closer;
  const tree = useMemo(() => composeDraft(draft, undefined, closer), [draft, closer]);
  const lines = useMemo(
    () => laid && createKnownLayoutLookup(composeDraft(laid.draft, undefined, laid.layout.closer), laid.layout.texts),
    [laid],
  );
  return { tree, lines };
}
