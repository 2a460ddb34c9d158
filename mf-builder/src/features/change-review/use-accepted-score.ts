import { useMemo } from 'react';
import { resumeScoreSchema, type ResumeScore } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { applyReviewChanges, listAccepted, type ChangeReview } from './change-review';
import { getResumePath } from '../../shared/document-paths';

/** Milliseconds from the last decision to the request. */
const requestDelayMs = 300;

/** Returns the score that the resume would have with the accepted changes; undefined while there are none. */
export function useAcceptedScore(review: ChangeReview | null): ResumeScore | undefined {
  const acceptedChanges = useMemo(() => (review ? listAccepted(review) : []), [review]);
  const language = useLanguage();
  // Typing changes the draft at every key, but only outside a review.
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
