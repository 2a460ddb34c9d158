import { useEffect } from 'react';
import { baseChangesSchema } from '@shortlist/contracts/builder/base-changes';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { createChangeReview } from './change-review';
import { useChangeReview } from './change-review-context';

/** Opens a review of the changes that a variant can take over from its base. `?review=base` opens it immediately. */
export function useBaseChanges() {
  const id = useResumeEditor(({ stored }) => stored?.id);
  const baseId = useResumeEditor(({ stored }) => stored?.baseId);
  const { review, setReview } = useChangeReview();
  const [params, setParams] = useSearchParams();
  const isRequested = params.get('review') === 'base';
  const { data } = useQuery({
    ...getQueryOptions(`/api/resumes/${encodeURIComponent(id ?? '')}/base-changes`, baseChangesSchema),
    enabled: Boolean(id && baseId),
    refetchOnMount: 'always',
  });
  const changeCount = data?.changes.length ?? 0;
  const openReview = () => {
    if (data) setReview(createChangeReview({ source: 'base', changes: data.changes, baseVersion: data.baseVersion }));
  };
  useEffect(() => {
    if (!isRequested || !data || review) return;
    setParams(
      (query) => {
        query.delete('review');
        return query;
      },
      { replace: true },
    );
    if (data.changes.length > 0) {
      setReview(createChangeReview({ source: 'base', changes: data.changes, baseVersion: data.baseVersion }));
    }
  }, [isRequested, data, review, setParams, setReview]);
  return { changeCount, baseTitle: data?.baseTitle ?? '', openReview };
}
