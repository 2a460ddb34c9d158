import { useState } from 'react';
import type { AdminPayment } from '@shortlist/contracts/account/payment';
import type { ContactMessage } from '@shortlist/contracts/admin/inbox';
import { messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { unbroken } from '@shortlist/shared-ui/components/references';
import { useMessages } from '../../messages';
import { useInboxFormats } from './formats';
import { useRefund } from './use-inbox';

interface Props {
  message: ContactMessage;
  payment: AdminPayment;
  onChanged: (changed: ContactMessage) => void;
}

export function Refund({ message, payment, onChanged }: Props) {
  const t = useMessages();
  const toast = useToast();
  const { money, day } = useInboxFormats();
  const [asks, setAsks] = useState(false);
  const amount = money(payment, payment.amount - payment.refunded);
  const { receipt, email } = payment;
  const close = () => setAsks(false);
  const { mutate, isPending } = useRefund(message, (changed) => {
    toast({ title: t('inbox.refunded'), description: t('inbox.refundedText', { amount, email }) });
    onChanged(changed);
  });
  if (payment.status !== 'paid') return null;
  if (new Date(payment.refundableUntil) < new Date()) {
    return <p className="text-xs text-ink-soft">{t('inbox.tooLate', { day: day(payment.refundableUntil) })}</p>;
  }
  const refund = () =>
    mutate(payment.id, {
      onError: (error) =>
        toast({ title: t('inbox.notRefunded'), description: messageOf(error), variant: 'destructive' }),
      onSettled: close,
    });
  return (
    <>
      <Button
        variant="danger-line"
        onClick={() => setAsks(true)}
        className="justify-self-start max-xs:whitespace-normal!"
      >
        {t('inbox.refund', { receipt })}
      </Button>
      <Dialog open={asks} onClose={close} title={t('inbox.refundTitle', { amount })} closeLabel={t('inbox.cancel')}>
        <div className="grid gap-5">
          <p className="wrap-anywhere">{unbroken(t('inbox.refundText', { amount, email, receipt }))}</p>
          <p className="text-sm text-ink-soft">{t('inbox.refundNote')}</p>
          <div className="actions justify-end">
            <Button onClick={close}>{t('inbox.cancel')}</Button>
            <Button variant="danger" busy={isPending} busyLabel={t('inbox.refunding')} onClick={refund}>
              {t('inbox.refundDo', { amount })}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
