import type { ReactNode } from 'react';
import type { AdminPayment } from '@shortlist/contracts/payments/payment';
import type { ContactMessage } from '@shortlist/contracts/support/inbox';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';

export function MessageDetails({ message }: { message: ContactMessage }) {
  const t = useMessages();
  const { formatLanguageName } = useFormatters();
  return (
    <dl className="mt-5 grid gap-2 rounded-lg bg-sunken p-4 text-sm">
      <DetailRow name={t('inbox.reference')}>{message.reference}</DetailRow>
      <DetailRow name={t('inbox.language')}>{formatLanguageName(message.language)}</DetailRow>
      {message.payment && (
        <DetailRow name={t('inbox.payment')}>
          <PaymentLine payment={message.payment} />
        </DetailRow>
      )}
      {message.aiResponse !== null && (
        <DetailRow name={t('inbox.sent')}>
          <div lang={message.language}>
            <PlainText text={message.aiResponse} />
          </div>
        </DetailRow>
      )}
    </dl>
  );
}

function DetailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function PaymentLine({ payment }: { payment: AdminPayment }) {
  const t = useMessages();
  const { formatPaymentAmount, formatShortLocalDate } = useFormatters();
  const { receipt, amount, refunded, status } = payment;
  return (
    <>
      {t(`inbox.payments.${status}`, {
        receipt,
        amount: formatPaymentAmount(amount, payment),
        day: formatShortLocalDate(payment.paidAt),
      })}
      {status === 'paid' &&
        refunded > 0 &&
        ` ${t('inbox.payments.partly', { amount: formatPaymentAmount(refunded, payment) })}`}
    </>
  );
}
