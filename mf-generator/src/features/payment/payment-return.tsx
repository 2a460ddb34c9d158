import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { PaymentSteps } from '@shortlist/shared-ui/payment/steps';
import { usePaymentStatus } from '@shortlist/shared-ui/payment/status';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';

interface Props {
  checkoutId: string;
  /** Called when the notice is closed, to remove the checkout from the address. */
  onClose: () => void;
}

export function PaymentReturn({ checkoutId, onClose }: Props) {
  const t = useMessages();
  const { user, known } = useSession();
  const openAuthDialog = useAuthDialog();
  const wait = usePaymentStatus(checkoutId);
  if (wait.state === 'waiting') {
    return (
      <Frame title={t('payment.waiting')} text={t('payment.waitingText')}>
        <PaymentSteps wait={wait} />
      </Frame>
    );
  }
  return (
    <Frame key={wait.state} arrived title={t(`payment.${wait.state}`)} text={t(`payment.${wait.state}Text`)}>
      {wait.email && (
        <p className="text-sm wrap-anywhere text-ink-soft">{t('payment.receipt', { email: wait.email })}</p>
      )}
      {wait.state === 'paid' && known && !user && <p className="text-sm text-ink-soft">{t('payment.keep')}</p>}
      <p className="actions">
        {wait.state === 'paid' && known && !user && (
          <Button onClick={() => openAuthDialog('register', wait.email)}>{t('payment.register')}</Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('payment.close')}
        </Button>
      </p>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  text: string;
  /** Set for a result, which replaces the waiting notice. */
  arrived?: boolean;
  children: ReactNode;
}

function Frame({ title, text, arrived = false, children }: FrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Does not take the focus from a user who is typing in the form below.
  useEffect(() => {
    if (arrived && document.activeElement === document.body) heading.current?.focus();
  }, [arrived]);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 rounded-card border-2 border-accent bg-sheet p-5 shadow-card md:p-8 lg:col-span-full lg:grid-cols-[360px_minmax(0,1fr)]"
    >
      <div role={arrived ? 'status' : undefined} className="grid content-start gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="d3">
          {title}
        </h2>
        <p className="measure wrap-anywhere text-ink-soft">{text}</p>
      </div>
      <div className="grid content-center gap-5">{children}</div>
    </section>
  );
}
