import { resumeLayoutSchema } from '@shortlist/contracts/builder/machine-view';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useEditor } from '../editor/editor';

/**
 * How the finished file is laid out: of the resume as saved, or of its draft as the server has it. What was measured
 * before stays until the next is there.
 */
export const useLayout = (of: 'saved' | 'draft') => useLayoutQuery(of).data;

/** The same with how the asking goes. */
export function useLayoutQuery(of: 'saved' | 'draft') {
  const id = useEditor(({ saved }) => saved?.id);
  const version = useEditor(({ saved }) => saved?.version ?? 0);
  const draftVersion = useEditor(({ saved }) => saved?.draftVersion ?? 0);
  const path = `/api/resumes/${encodeURIComponent(id ?? '')}/layout` as const;
  const query = getQuery(of === 'draft' ? `${path}?draft=true` : path, resumeLayoutSchema);
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, of === 'draft' ? draftVersion : version],
    enabled: id !== undefined && (of === 'draft' || version > 0),
    placeholderData: (before) => before,
  });
}
