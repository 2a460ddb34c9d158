import { useEffect, useMemo, useState } from 'react';
import { pageLayoutSchema, type PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { createReuse } from '@shortlist/documents/compose/reuse';
import { createKnownLayoutLookup, type FindKnownLayout } from '@shortlist/documents/pages/known-layout';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { api } from '@shortlist/shared-ui/api';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { composeDraft } from '../resume-editor/compose-draft';

const layoutDelayMs = 250;

interface DraftLayout {
  draft: ResumeDraft;
  layout: PageLayout;
}

/**
 * Lays out a draft as in its exported file. `lines` looks up the line and page breaks that the server computed. The
 * previous layout stays while the next layout loads and while the network is down.
 */
export function usePageLayout(draft: ResumeDraft): { tree: DocumentTree; lines: FindKnownLayout | undefined } {
  const [draftLayout, setDraftLayout] = useState<DraftLayout>();
  const isFirstRequest = draftLayout === undefined;
  useEffect(() => {
    let controller: AbortController | undefined;
    const requestLayout = () => {
      controller = new AbortController();
      const { signal } = controller;
      const body = { ...draft, pageSize: draft.pageSize ?? getDefaultPageSize(), tray: undefined };
      api
        .post('/api/resumes/layout', pageLayoutSchema, body, { signal })
        .then((layout) => setDraftLayout({ draft, layout }))
        // The sheet works without the layout. The next change requests it again.
        .catch(() => undefined);
    };
    const timer = setTimeout(requestLayout, isFirstRequest ? 0 : layoutDelayMs);
    window.addEventListener('online', requestLayout);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', requestLayout);
      controller?.abort();
    };
  }, [draft, isFirstRequest]);

  const [reuse] = useState(createReuse);
  const denserStep = draftLayout?.layout.closer;
  const tree = useMemo(() => composeDraft(draft, undefined, denserStep, reuse), [draft, denserStep, reuse]);
  const lines = useMemo(
    () =>
      draftLayout &&
      createKnownLayoutLookup(
        composeDraft(draftLayout.draft, undefined, draftLayout.layout.closer),
        draftLayout.layout.texts,
      ),
    [draftLayout],
  );
  return { tree, lines };
}
