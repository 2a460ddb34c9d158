import { useMemo } from 'react';
import { composeResume } from '@shortlist/documents/compose/resume';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../../messages';
import { useEditor } from '../../../shared/editor/editor';
import { localPageSize } from '../../../shared/editor/page-size';

/** What is written as a document tree, as the download has it. */
export function useDraftTree() {
  const draft = useEditor(({ state }) => state);
  const language = useLanguage();
  return useMemo(
    () =>
      composeResume(draft, {
        ...draft,
        language: draft.language ?? language,
        pageSize: draft.pageSize ?? localPageSize(),
        jobTitle: draft.targetJobTitle,
      }),
    [draft, language],
  );
}

/** The resume as a sheet of the page, where there is no file to be shown. */
export function DraftSheet() {
  const t = useMessages();
  return <Sheet tree={useDraftTree()} label={t('export.preview')} />;
}
