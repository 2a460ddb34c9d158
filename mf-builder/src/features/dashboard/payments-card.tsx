import { useState } from 'react';
import type { Payment } from '@shortlist/contracts/payments/payment';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { formatMoney } from '@shortlist/shared-ui/payment/format-money';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { paymentsQuery } from '../../shared/account-queries';
import { RefundRequestDialog } from './refund-request-dialog';

const statusTones = { paid: 'good', refunded: 'neutral', disputed: 'neutral' } as const;

export function PaymentsCard() {
  const t = useMessages();
  const query = useQuery(paymentsQuery());
  const { data: payments, isError } = query;
  if (!isError && !payments?.length) return null;
  return (
    <Card aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="d4">
        {t('payments.heading')}
      </h2>
      {payments ? (
        <ul className="grid gap-4">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      ) : (
        <LoadError query={query}>{t('payments.failed')}</LoadError>
      )}
    </Card>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useMessages();
  const language = useLanguage();
  const [isRequesting, setRequesting] = useState(false);
  const { receipt, paidAt, status, currency, amount, refunded, refundableUntil, refundRequestedAt } = payment;
  const formatAmount = (value: number) => formatMoney(value, currency, language);
  const formatDate = (value: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(value));
  const isRefundable = status === 'paid' && new Date(refundableUntil) > new Date();
  return (
    <li className="grid gap-2 border-t border-line pt-4 text-sm first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{formatAmount(amount)}</span>
        <Badge tone={statusTones[status]}>{t(`payments.status.${status}`)}</Badge>
      </p>
      <p className="text-ink-soft">
        <time dateTime={paidAt}>{formatDate(paidAt)}</time>
        <br />
        {t('payments.receipt', { receipt })}
      </p>
      {status === 'paid' && refunded > 0 && <p>{t('payments.partly', { amount: formatAmount(refunded) })}</p>}
      {isRefundable && refundRequestedAt && <p>{t('payments.requested', { date: formatDate(refundRequestedAt) })}</p>}
      {isRefundable && !refundRequestedAt && (
        <p className="grid justify-items-start gap-1">
          <Button
            size="sm"
            aria-label={t('payments.requestRefundNamed', { receipt })}
            onClick={() => setRequesting(true)}
          >
            {t('payments.requestRefund')}
          </Button>
          <span className="text-xs text-ink-soft">{t('payments.until', { date: formatDate(refundableUntil) })}</span>
        </p>
      )}
      {isRequesting && (
        <RefundRequestDialog
          payment={payment}
          amount={formatAmount(amount - refunded)}
          onClose={() => setRequesting(false)}
        />
      )}
    </li>
  );
}
