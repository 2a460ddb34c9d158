import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useChangeReview } from './change-review-context';
import { useBaseChanges } from './use-base-changes';

export function BaseChangesNotice() {
  const t = useMessages();
  const { review } = useChangeReview();
  const { changeCount, baseTitle, openReview } = useBaseChanges();
  if (review || changeCount === 0) return null;
  return (
    <Alert
      tone="accent"
      title={t('review.base', { count: changeCount, title: baseTitle })}
      action={
        <Button size="sm" onClick={openReview}>
          {t('review.baseOpen')}
        </Button>
      }
    />
  );
}
