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
  const payment = usePaymentStatus(checkoutId);
  useEffect(clearCheckoutStarted, []);
  if (payment.status === 'paid') return <PaymentComplete email={payment.email} shouldFocusHeading />;
  if (payment.status !== 'waiting') return <PaymentMessage issue={payment.status} shouldFocusHeading />;
  return (
    <SuccessLayout artwork="blank">
      <SuccessHeading>{t('success.waiting')}</SuccessHeading>
      <p className="measure text-lg text-ink-soft">{t('success.waitingText')}</p>
      <div className="w-full">
        <PaymentSteps payment={payment} />
      </div>
      <NextSteps />
    </SuccessLayout>
  );
}
