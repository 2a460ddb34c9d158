import { useEffect, useRef } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { isDeepEqual } from '../document/object-values';
import { resumesQuery } from '../stored-documents/document-list-queries';
import { setLetterResume } from './letter-adapter';
import { useLetterEditor, useLetterEditorActions } from './letter-editor-context';

/**
 * Fills empty job fields from the target job of the letter's resume, because the job posting may have been added after
 * the letter was written.
 */
export function useFillTargetJob(): void {
  const { data: resumes, isFetching } = useQuery(resumesQuery());
  const letter = useLetterEditor(({ draft }) => draft);
  const { updateDraft, flush } = useLetterEditorActions();
  const isDone = useRef(false);
  const resume = isFetching ? undefined : resumes?.find(({ id }) => id === letter.resumeId);
  useEffect(() => {
    if (!resume || isDone.current) return;
    isDone.current = true;
    const filledLetter = setLetterResume(letter, resume, resume);
    // Viewing a letter must not write it.
    if (isDeepEqual(filledLetter, letter)) return;
    updateDraft(() => filledLetter);
    void flush();
  }, [resume, letter, updateDraft, flush]);
}
