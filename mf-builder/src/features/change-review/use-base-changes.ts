import { useEffect } from 'react';
import { baseChangesSchema } from '@shortlist/contracts/builder/base-changes';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { createChangeReview } from './change-review';
import { useChangeReview } from './change-review-context';
import { getResumePath } from '../../shared/api-paths';

/** Opens a review of the base resume's changes that this variant can adopt. `?review=base` opens it immediately. */
export function useBaseChanges() {
  const id = useResumeEditor(({ stored }) => stored?.id);
  const baseId = useResumeEditor(({ stored }) => stored?.baseId);
  const { review, setReview } = useChangeReview();
  const [, setParams] = useSearchParams();
  const { data } = useQuery({
    ...getQueryOptions(`${getResumePath(id ?? '')}/base-changes`, baseChangesSchema),
    enabled: Boolean(id && baseId),
    refetchOnMount: 'always',
  });
  const changeCount = data?.changes.length ?? 0;
  const openReview = () => {
    if (data) setReview(createChangeReview({ source: 'base', changes: data.changes, baseVersion: data.baseVersion }));
  };
  useEffect(() => {
    // The router may still provide the previous URL, so this effect reads the current URL from the window.
    const params = new URLSearchParams(window.location.search);
    if (params.get('review') !== 'base' || !data || review) return;
    params.delete('review');
    setParams(params, { replace: true });
    if (data.changes.length > 0) {
      setReview(createChangeReview({ source: 'base', changes: data.changes, baseVersion: data.baseVersion }));
    }
  }, [data, review, setParams, setReview]);
  return { changeCount, baseTitle: data?.baseTitle ?? '', openReview };
}
