import { useEffect } from 'react';
import { PaymentSteps } from '@shortlist/shared-ui/payment/steps';
import { usePaymentStatus } from '@shortlist/shared-ui/payment/status';
import { useMessages } from '../../messages';
import { forgetCheckout } from '../../shared/premium/left-checkout';
import { Done } from './done';
import { Frame } from './frame';
import { Heading } from './heading';
import { Told } from './told';
import { WaysOn } from './ways-on';

export function Waiting({ checkoutId }: { checkoutId: string }) {
  const t = useMessages();
  const wait = usePaymentStatus(checkoutId);
  useEffect(forgetCheckout, []);
  if (wait.state === 'paid') return <Done email={wait.email} arrived />;
  if (wait.state !== 'waiting') return <Told what={wait.state} arrived />;
  return (
    <Frame paper="blank">
      <Heading>{t('success.waiting')}</Heading>
      <p className="measure text-lg text-ink-soft">{t('success.waitingText')}</p>
      <div className="w-full">
        <PaymentSteps wait={wait} />
      </div>
      <WaysOn />
    </Frame>
  );
}
