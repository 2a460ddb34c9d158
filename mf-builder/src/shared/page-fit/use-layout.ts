import { resumeLayoutSchema } from '@shortlist/contracts/builder/machine-view';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useEditor } from '../editor/editor';

/** Returns the layout of the file for the stored draft. The previous layout stays until the next one arrives. */
export const useLayout = () => useLayoutQuery().data;

export function useLayoutQuery() {
  const id = useEditor(({ saved }) => saved?.id);
  const draftVersion = useEditor(({ saved }) => saved?.draftVersion ?? 0);
  const path = `/api/resumes/${encodeURIComponent(id ?? '')}/layout` as const;
  const query = getQuery(`${path}?draft=true`, resumeLayoutSchema);
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, draftVersion],
    enabled: id !== undefined,
    placeholderData: (before) => before,
  });
}
