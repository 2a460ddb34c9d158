import { Skeleton, SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { PaymentSteps } from '@shortlist/shared-ui/payment/steps';
import { useMessages } from '../../messages';
import { NextSteps } from './next-steps';
import { PaymentComplete } from './payment-complete';
import { PaymentMessage } from './payment-message';
import type { PaymentState } from './payment-state';
import { SuccessHeading } from './success-heading';
import { SuccessLayout } from './success-layout';

export function PaymentScreen({ state }: { state: PaymentState }) {
  const t = useMessages();
  switch (state.status) {
    case 'loading':
      return (
        <SuccessLayout artwork="blank">
          <Skeleton label={t('success.loading')} className="grid w-full gap-6">
            <SkeletonBlock className="h-12 w-2/3" />
            <SkeletonBlock className="h-16" />
          </Skeleton>
        </SuccessLayout>
      );
    case 'claiming':
      return (
        <SuccessLayout artwork="blank">
          <SuccessHeading>{t('success.claiming')}</SuccessHeading>
          <p role="status" className="text-accent">
            <Spinner className="size-8" />
            <span className="sr-only">{t('success.claiming')}</span>
          </p>
        </SuccessLayout>
      );
    case 'waiting':
      return (
        <SuccessLayout artwork="blank">
          <SuccessHeading>{t('success.waiting')}</SuccessHeading>
          <p className="measure text-lg text-ink-soft">{t('success.waitingText')}</p>
          <div className="w-full">
            <PaymentSteps payment={state.polling} />
          </div>
          <NextSteps />
        </SuccessLayout>
      );
    case 'complete':
      return <PaymentComplete email={state.email} shouldFocusHeading={state.isNew} />;
    default:
      return <PaymentMessage issue={state} />;
  }
}
