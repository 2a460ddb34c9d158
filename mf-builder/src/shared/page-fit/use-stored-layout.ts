import { resumeLayoutSchema } from '@shortlist/contracts/builder/parser-view';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useResumeEditor } from '../resume-editor/resume-editor-context';

/** Returns the layout of the file for the stored draft. The previous layout stays until the next one arrives. */
export const useStoredLayout = () => useStoredLayoutQuery().data;

export function useStoredLayoutQuery() {
  const id = useResumeEditor(({ stored }) => stored?.id);
  const draftVersion = useResumeEditor(({ stored }) => stored?.draftVersion ?? 0);
  const path = `/api/resumes/${encodeURIComponent(id ?? '')}/layout` as const;
  const query = getQueryOptions(`${path}?draft=true`, resumeLayoutSchema);
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, draftVersion],
    enabled: id !== undefined,
    placeholderData: (previous) => previous,
  });
}
