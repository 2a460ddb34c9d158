import { useMemo } from 'react';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../../messages';
import { useResumeEditor } from '../../../shared/resume-editor/resume-editor-context';
import { composeDraft } from '../../../shared/resume-editor/compose-draft';
import { usePageLayout } from '../../../shared/page-layout/use-page-layout';

export function useDraftTree() {
  const draft = useResumeEditor(({ draft }) => draft);
  return useMemo(() => composeDraft(draft), [draft]);
}

export function DraftSheet() {
  const t = useMessages();
  return <Sheet {...usePageLayout(useResumeEditor(({ draft }) => draft))} label={t('export.preview')} />;
}
