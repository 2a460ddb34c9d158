import { useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { findMissing, type Missing } from '../../shared/resume-editor/find-missing';

const nothing: Missing = { issues: [], reversed: [], blanks: [] };

/**
 * Saves the draft immediately, because the server generates files from the stored draft. Returns the missing fields.
 */
export function useSavedDraft(): { missing: Missing; isSettled: boolean } {
  const language = useLanguage();
  const { flush } = useResumeEditorActions();
  const draft = useResumeEditor(({ draft }) => draft);
  const isSettled = useResumeEditor(({ saveStatus }) => !['unsaved', 'saving'].includes(saveStatus));
  const [missing, setMissing] = useState(nothing);

  useEffect(() => void flush(), [flush]);
  useEffect(() => {
    let left = false;
    findMissing(draft, language)
      .then((found) => !left && setMissing(found))
      .catch((error: unknown) => console.error('what is missing could not be told', error));
    return () => {
      left = true;
    };
  }, [draft, language]);

  return { missing, isSettled };
}
