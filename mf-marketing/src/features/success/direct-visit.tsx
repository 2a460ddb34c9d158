import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { useQuota } from '../../shared/premium/use-quota';
import { PaymentComplete } from './payment-complete';
import { SuccessLayout } from './success-layout';
import { PaymentMessage } from './payment-message';

/** The screen of a visitor who comes directly, not from a checkout, so there is no payment to wait for. */
export function DirectVisit() {
  const t = useMessages();
  const { data, isPending } = useQuota();
  if (data?.premium) return <PaymentComplete />;
  if (!isPending) return <PaymentMessage issue="nothing" />;
  return (
    <SuccessLayout artwork="blank">
      <Skeleton label={t('success.loading')} className="grid w-full gap-6">
        <SkeletonBlock className="h-12 w-2/3" />
        <SkeletonBlock className="h-16" />
      </Skeleton>
    </SuccessLayout>
  );
}
