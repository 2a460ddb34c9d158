import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { PaymentSteps } from '@shortlist/shared-ui/payment/steps';
import { usePaymentStatus } from '@shortlist/shared-ui/payment/status';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';

interface Props {
  checkoutId: string;
  /** Must remove the checkout from the URL. */
  onClose: () => void;
}

export function PaymentStatusNotice({ checkoutId, onClose }: Props) {
  const t = useMessages();
  const { user, isConfirmed } = useSession();
  const openAuthDialog = useAuthDialog();
  const payment = usePaymentStatus(checkoutId);
  if (payment.status === 'waiting') {
    return (
      <NoticeCard title={t('payment.waiting')} text={t('payment.waitingText')}>
        <PaymentSteps payment={payment} />
      </NoticeCard>
    );
  }
  return (
    <NoticeCard
      key={payment.status}
      isSettled
      title={t(`payment.${payment.status}`)}
      text={t(`payment.${payment.status}Text`)}
    >
      {payment.email && (
        <p className="text-sm wrap-anywhere text-ink-soft">{t('payment.receipt', { email: payment.email })}</p>
      )}
      {payment.status === 'paid' && isConfirmed && !user && (
        <p className="text-sm text-ink-soft">{t('payment.keep')}</p>
      )}
      <p className="actions">
        {payment.status === 'paid' && isConfirmed && !user && (
          <Button onClick={() => openAuthDialog('register', payment.email)}>{t('payment.register')}</Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('payment.close')}
        </Button>
      </p>
    </NoticeCard>
  );
}

interface NoticeCardProps {
  title: string;
  text: string;
  /** True for a final status, which replaces the waiting notice. */
  isSettled?: boolean;
  children: ReactNode;
}

function NoticeCard({ title, text, isSettled = false, children }: NoticeCardProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // A user who is typing in the form below keeps the focus.
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) headingRef.current?.focus();
  }, [isSettled]);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 rounded-card border-2 border-accent bg-sheet p-5 shadow-card md:p-8 lg:col-span-full lg:grid-cols-[360px_minmax(0,1fr)]"
    >
      <div role={isSettled ? 'status' : undefined} className="grid content-start gap-2">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="d3">
          {title}
        </h2>
        <p className="measure wrap-anywhere text-ink-soft">{text}</p>
      </div>
      <div className="grid content-center gap-5">{children}</div>
    </section>
  );
}
