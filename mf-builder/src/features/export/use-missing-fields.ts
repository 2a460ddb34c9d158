import { useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { findMissingFields, type MissingFields } from '../../shared/resume-editor/find-missing-fields';

const noMissingFields: MissingFields = { issues: [], reversedDateRanges: [], blanks: [] };

/**
 * Saves the draft immediately, because the server generates files from the stored draft. `isSettled` is true when the
 * save is done.
 */
export function useMissingFields(): { missingFields: MissingFields; isSettled: boolean } {
  const language = useLanguage();
  const { flush } = useResumeEditorActions();
  const draft = useResumeEditor(({ draft }) => draft);
  const isSettled = useResumeEditor(({ saveStatus }) => !['unsaved', 'saving'].includes(saveStatus));
  const [missingFields, setMissingFields] = useState(noMissingFields);

  useEffect(() => void flush(), [flush]);
  useEffect(() => {
    let isUnmounted = false;
    findMissingFields(draft, language)
      .then((result) => !isUnmounted && setMissingFields(result))
      .catch((error: unknown) => console.error('The missing fields could not be determined', error));
    return () => {
      isUnmounted = true;
    };
  }, [draft, language]);

  return { missingFields, isSettled };
}
