import { useEffect, useRef } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { resumesQuery } from '../stored-documents/document-list-queries';
import { setLetterResume } from './letter-adapter';
import { useLetterEditor, useLetterEditorActions } from './letter-editor-context';

/**
 * Fills empty job fields of an opened letter from the target job of its resume: the posting may have been added after
 * the letter was written.
 */
export function useFillTargetJob(): void {
  const { data: resumes, isFetching } = useQuery(resumesQuery());
  const resumeId = useLetterEditor(({ draft }) => draft.resumeId);
  const { updateDraft } = useLetterEditorActions();
  const isDone = useRef(false);
  const resume = isFetching ? undefined : resumes?.find(({ id }) => id === resumeId);
  useEffect(() => {
    if (!resume || isDone.current) return;
    isDone.current = true;
    updateDraft((draft) => setLetterResume(draft, resume, resume));
  }, [resume, updateDraft]);
}
