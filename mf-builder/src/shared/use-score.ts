import { resumeScoreSchema, type ResumeScore } from '@shortlist/contracts/builder/saved-resume';
import { api } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useEditor } from './editor/editor';

/**
 * The score of what the server has of the resume: asked anew after each autosave. The one before stays on the screen
 * until the next is there. Nothing before the resume has come to the server.
 */
export function useScore() {
  const language = useLanguage();
  const id = useEditor(({ saved }) => saved?.id);
  const draftVersion = useEditor(({ saved }) => saved?.draftVersion);
  const path = `/api/resumes/${encodeURIComponent(id ?? '')}/score` as const;
  return useQuery<ResumeScore>({
    queryKey: [path, language, draftVersion],
    enabled: id !== undefined,
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) => api.post(path, resumeScoreSchema, { draft: true }, { signal }),
  });
}
