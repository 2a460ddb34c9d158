import { useMemo } from 'react';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../../messages';
import { useEditor } from '../../../shared/editor/editor';
import { draftTree } from '../../../shared/editor/tree';
import { usePageLayout } from '../../../shared/page-layout/use-page-layout';

export function useDraftTree() {
  const draft = useEditor(({ state }) => state);
  return useMemo(() => draftTree(draft), [draft]);
}

export function DraftSheet() {
  const t = useMessages();
  return <Sheet {...usePageLayout(useEditor(({ state }) => state))} label={t('export.preview')} />;
}
