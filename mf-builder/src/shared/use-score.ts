import { resumeScoreSchema, type ResumeScore } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useResumeEditor } from './resume-editor/resume-editor-context';
import { getResumePath } from './api-paths';

interface Scores {
  atsScore: number | null;
  matchScore?: number | null | undefined;
}

/** The score shown in lists: the job match score, or the ATS score if there is no job posting. */
export const getMainScore = ({ atsScore, matchScore }: Scores): number | null => matchScore ?? atsScore;

/**
 * Scores the stored resume and refetches after each autosave. The previous score stays until the next one arrives.
 * Undefined until the resume is stored.
 */
export function useScore() {
  const language = useLanguage();
  const id = useResumeEditor(({ stored }) => stored?.id);
  const draftVersion = useResumeEditor(({ stored }) => stored?.draftVersion);
  const path = `${getResumePath(id ?? '')}/score` as const;
  return useQuery<ResumeScore>({
    queryKey: [path, language, draftVersion],
    enabled: id !== undefined,
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) => api.post(path, resumeScoreSchema, { draft: true }, { signal }),
  });
}
