import { useMemo } from 'react';
import { resumeScoreSchema, type ResumeScore } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { applyReviewChanges, listAccepted, type ChangeReview } from './change-review';
import { getResumePath } from '../../shared/document-paths';

/** Delay after the last decision, in milliseconds. */
const requestDelayMs = 300;

/** Returns the score of the resume with all accepted changes; undefined if nothing is accepted. */
export function useAcceptedScore(review: ChangeReview | null): ResumeScore | undefined {
  const acceptedChanges = useMemo(() => (review ? listAccepted(review) : []), [review]);
  const language = useLanguage();
  // Ignores the draft outside a review, because typing changes it with every keystroke.
  const draft = useResumeEditor((editor) => (review ? editor.draft : undefined));
  const id = useResumeEditor(({ stored }) => stored?.id);
  const content = useMemo(() => draft && applyReviewChanges(draft, acceptedChanges), [draft, acceptedChanges]);
  const path = `${getResumePath(id ?? '')}/score` as const;
  const { data } = useQuery<ResumeScore>({
    queryKey: [path, 'accepted', language, content],
    enabled: id !== undefined && acceptedChanges.length > 0,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, requestDelayMs));
      signal.throwIfAborted();
      return await api.post(path, resumeScoreSchema, { draft: true, content }, { signal });
    },
  });
  return acceptedChanges.length > 0 ? data : undefined;
}
