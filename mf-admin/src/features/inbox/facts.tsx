import type { ReactNode } from 'react';
import type { AdminPayment } from '@shortlist/contracts/account/payment';
import type { ContactMessage } from '@shortlist/contracts/admin/inbox';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { useMessages } from '../../messages';
import { useInboxFormats } from './formats';

export function Facts({ message }: { message: ContactMessage }) {
  const t = useMessages();
  const { language } = useInboxFormats();
  return (
    <dl className="mt-5 grid gap-2 rounded-lg bg-sunken p-4 text-sm">
      <Fact name={t('inbox.reference')}>{message.reference}</Fact>
      <Fact name={t('inbox.language')}>{language(message.language)}</Fact>
      {message.payment && (
        <Fact name={t('inbox.payment')}>
          <PaymentLine payment={message.payment} />
        </Fact>
      )}
      {message.aiResponse !== null && (
        <Fact name={t('inbox.sent')}>
          <div lang={message.language}>
            <PlainText text={message.aiResponse} />
          </div>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function PaymentLine({ payment }: { payment: AdminPayment }) {
  const t = useMessages();
  const { money, day } = useInboxFormats();
  const { receipt, amount, refunded, status } = payment;
  return (
    <>
      {t(`inbox.payments.${status}`, { receipt, amount: money(payment, amount), day: day(payment.paidAt) })}
      {status === 'paid' && refunded > 0 && ` ${t('inbox.payments.partly', { amount: money(payment, refunded) })}`}
    </>
  );
}
