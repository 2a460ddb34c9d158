import { useState } from 'react';
import type { AdminPayment } from '@shortlist/contracts/payments/payment';
import type { ContactMessage } from '@shortlist/contracts/support/inbox';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { renderNoWrapReferences } from '@shortlist/shared-ui/components/no-wrap-references';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';
import { useRefund } from './use-inbox';

interface Props {
  message: ContactMessage;
  payment: AdminPayment;
  onChanged: (updatedMessage: ContactMessage) => void;
}

export function RefundButton({ message, payment, onChanged }: Props) {
  const t = useMessages();
  const toast = useToast();
  const { formatPaymentAmount, formatShortLocalDate } = useFormatters();
  const [isConfirming, setIsConfirming] = useState(false);
  const amount = formatPaymentAmount(payment.amount - payment.refunded, payment);
  const { receipt, email } = payment;
  const close = () => setIsConfirming(false);
  const { mutate, isPending } = useRefund(message, (updatedMessage) => {
    toast({ title: t('inbox.refunded'), description: t('inbox.refundedText', { amount, email }) });
    onChanged(updatedMessage);
  });
  if (payment.status !== 'paid') return null;
  if (new Date(payment.refundableUntil) < new Date()) {
    return (
      <p className="text-xs text-ink-soft">
        {t('inbox.tooLate', { day: formatShortLocalDate(payment.refundableUntil) })}
      </p>
    );
  }
  const refund = () =>
    mutate(payment.id, {
      onError: (error) =>
        toast({ title: t('inbox.notRefunded'), description: getErrorMessage(error), variant: 'destructive' }),
      onSettled: close,
    });
  return (
    <>
      <Button
        variant="danger-line"
        onClick={() => setIsConfirming(true)}
        className="justify-self-start max-xs:whitespace-normal!"
      >
        {t('inbox.refund', { receipt })}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={t('inbox.refundTitle', { amount })}
        closeLabel={t('inbox.cancel')}
      >
        <div className="grid gap-5">
          <p className="wrap-anywhere">{renderNoWrapReferences(t('inbox.refundText', { amount, email, receipt }))}</p>
          <p className="text-sm text-ink-soft">{t('inbox.refundNote')}</p>
          <div className="actions justify-end">
            <Button onClick={close}>{t('inbox.cancel')}</Button>
            <Button variant="danger" busy={isPending} busyLabel={t('inbox.refunding')} onClick={refund}>
              {t('inbox.refundConfirm', { amount })}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
