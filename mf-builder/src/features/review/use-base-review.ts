import { useEffect } from 'react';
import { baseChangesSchema } from '@shortlist/contracts/builder/base-changes';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useEditor } from '../../shared/editor/editor';
import { newReview } from './review';
import { useReview } from './review-context';

/** Opens the changes of the base that are offered to a variant. `?review=base` in the URL opens them immediately. */
export function useBaseReview() {
  const id = useEditor(({ saved }) => saved?.id);
  const baseId = useEditor(({ saved }) => saved?.baseId);
  const { review, setReview } = useReview();
  const [params, setParams] = useSearchParams();
  const asked = params.get('review') === 'base';
  const { data } = useQuery({
    ...getQuery(`/api/resumes/${encodeURIComponent(id ?? '')}/base-changes`, baseChangesSchema),
    enabled: Boolean(id && baseId),
    refetchOnMount: 'always',
  });
  const count = data?.changes.length ?? 0;
  const open = () => {
    if (data) setReview(newReview({ source: 'base', changes: data.changes, baseVersion: data.baseVersion }));
  };
  useEffect(() => {
    if (!asked || !data || review) return;
    setParams(
      (query) => {
        query.delete('review');
        return query;
      },
      { replace: true },
    );
    if (data.changes.length > 0) {
      setReview(newReview({ source: 'base', changes: data.changes, baseVersion: data.baseVersion }));
    }
  }, [asked, data, review, setParams, setReview]);
  return { count, title: data?.baseTitle ?? '', open };
}
