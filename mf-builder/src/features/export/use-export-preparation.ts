import { useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { findDraftProblems, type DraftProblems } from '../../shared/resume-editor/find-draft-problems';

const noProblems: DraftProblems = { issues: [], reversedDateRanges: [], blanks: [] };

/**
 * Saves the draft immediately, because the server generates files from the stored draft. `isSettled` is true when the
 * save is done.
 */
export function useExportPreparation(): { problems: DraftProblems; isSettled: boolean } {
  const language = useLanguage();
  const { flush } = useResumeEditorActions();
  const draft = useResumeEditor(({ draft }) => draft);
  const isSettled = useResumeEditor(({ saveStatus }) => !['unsaved', 'saving'].includes(saveStatus));
  const [problems, setProblems] = useState(noProblems);

  useEffect(() => void flush(), [flush]);
  useEffect(() => {
    let isUnmounted = false;
    findDraftProblems(draft, language)
      .then((result) => !isUnmounted && setProblems(result))
      .catch((error: unknown) => console.error('The missing fields could not be determined', error));
    return () => {
      isUnmounted = true;
    };
  }, [draft, language]);

  return { problems, isSettled };
}
