import { resumeLayoutSchema } from '@shortlist/contracts/builder/page-layout';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useResumeEditor } from '../resume-editor/resume-editor-context';
import { getResumePath, addVersionToKey } from '../api-paths';

/** The page layout of the stored draft. The previous layout stays until the next one arrives. */
export const useStoredLayout = () => useStoredLayoutQuery().data;

export function useStoredLayoutQuery() {
  const id = useResumeEditor(({ stored }) => stored?.id);
  const draftVersion = useResumeEditor(({ stored }) => stored?.draftVersion ?? 0);
  const query = getQueryOptions(`${getResumePath(id ?? '')}/layout?draft=true`, resumeLayoutSchema);
  return useQuery({
    ...addVersionToKey(query, draftVersion),
    enabled: id !== undefined,
    placeholderData: (previous) => previous,
  });
}
