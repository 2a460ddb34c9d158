import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useReview } from './review-context';
import { useBaseReview } from './use-base-review';

export function BaseNotice() {
  const t = useMessages();
  const { review } = useReview();
  const { count, title, open } = useBaseReview();
  if (review || count === 0) return null;
  return (
    <Alert
      tone="accent"
      lead={t('review.base', { count, title })}
      action={
        <Button size="sm" onClick={open}>
          {t('review.baseOpen')}
        </Button>
      }
    />
  );
}
