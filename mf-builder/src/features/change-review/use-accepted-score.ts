import { useMemo } from 'react';
import { resumeScoreSchema, type ResumeScore } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { applyReviewChanges, listAcceptedChanges, type ChangeReview } from './change-review';
import { getResumePath } from '../../shared/api-paths';

const debounceMs = 300;

/** Returns the score of the resume with all accepted changes. Undefined if no change is accepted. */
export function useAcceptedScore(review: ChangeReview | null): ResumeScore | undefined {
  const acceptedChanges = useMemo(() => (review ? listAcceptedChanges(review) : []), [review]);
  const language = useLanguage();
  // The draft changes with every keystroke, so this hook ignores the draft outside a review.
  const draft = useResumeEditor((editor) => (review ? editor.draft : undefined));
  const id = useResumeEditor(({ stored }) => stored?.id);
  const content = useMemo(() => draft && applyReviewChanges(draft, acceptedChanges), [draft, acceptedChanges]);
  const path = `${getResumePath(id ?? '')}/score` as const;
  const { data } = useQuery<ResumeScore>({
    queryKey: [path, 'accepted', language, content],
    enabled: id !== undefined && acceptedChanges.length > 0,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      signal.throwIfAborted();
      return await api.post(path, resumeScoreSchema, { draft: true, content }, { signal });
    },
  });
  return acceptedChanges.length > 0 ? data : undefined;
}
