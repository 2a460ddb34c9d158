import { useEffect } from 'react';
import { PaymentSteps } from '@shortlist/shared-ui/payment/steps';
import { usePaymentStatus } from '@shortlist/shared-ui/payment/status';
import { useMessages } from '../../messages';
import { clearCheckoutStarted } from '../../shared/premium/abandoned-checkout';
import { PaymentComplete } from './payment-complete';
import { SuccessLayout } from './success-layout';
import { SuccessHeading } from './success-heading';
import { PaymentMessage } from './payment-message';
import { NextSteps } from './next-steps';

export function PaymentPending({ checkoutId }: { checkoutId: string }) {
  const t = useMessages();
  const wait = usePaymentStatus(checkoutId);
  useEffect(clearCheckoutStarted, []);
  if (wait.status === 'paid') return <PaymentComplete email={wait.email} shouldFocusHeading />;
  if (wait.status !== 'waiting') return <PaymentMessage issue={wait.status} shouldFocusHeading />;
  return (
    <SuccessLayout artwork="blank">
      <SuccessHeading>{t('success.waiting')}</SuccessHeading>
      <p className="measure text-lg text-ink-soft">{t('success.waitingText')}</p>
      <div className="w-full">
        <PaymentSteps payment={wait} />
      </div>
      <NextSteps />
    </SuccessLayout>
  );
}
