import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useResumeEditor } from '../resume-editor/resume-editor-context';
import { getResumePath, createPathFilter } from '../api-paths';

/** The returned function stores rejected changes and terms, so that they are never proposed again. */
export function useRejectChanges(): (changes: Pick<ProposedChange, 'before' | 'after' | 'rule'>[]) => void {
  const queryClient = useQueryClient();
  const id = useResumeEditor(({ stored }) => stored?.id);
  return (changes) => {
    if (!id || changes.length === 0) return;
    const path = `${getResumePath(id)}/rejected-changes` as const;
    const scoreFilter = createPathFilter(`${getResumePath(id)}/score`);
    fetchApiOrThrow('POST', path, { changes: changes.map(({ before, after, rule }) => ({ before, after, rule })) })
      // The new score omits the rejected terms. A score request that is already in flight may still include them.
      .then(() => queryClient.cancelQueries(scoreFilter))
      .then(() => queryClient.invalidateQueries(scoreFilter))
      .catch((error: unknown) => console.error(error));
  };
}
