import { useState, type FormEvent } from 'react';
import { paymentSchema, type Payment } from '@shortlist/contracts/payments/payment';
import { api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { renderNoWrapReferences } from '@shortlist/shared-ui/components/no-wrap-references';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createPathFilter } from '../../shared/api-paths';

interface Props {
  payment: Payment;
  /** Refundable amount, formatted with its currency. */
  amount: string;
  onClose: () => void;
}

export function RefundRequestDialog({ payment, amount, onClose }: Props) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/api/payments/${payment.id}/refund-request`, paymentSchema, { reason }),
    onSuccess: async () => {
      onClose();
      toast({ title: t('payments.refundRequested'), description: t('payments.refundRequestedText') });
      await queryClient.invalidateQueries(createPathFilter('/api/payments'));
    },
    onError: (error) => {
      console.error('The refund could not be requested', error);
      toast({
        title: t('payments.refundRequestFailed'),
        description: getErrorMessage(error) ?? t('dashboard.tryAgain'),
        variant: 'destructive',
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog open onClose={onClose} title={t('payments.requestRefund')} closeLabel={t('dashboard.cancel')}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          {renderNoWrapReferences(t('payments.requestRefundText', { amount, receipt: payment.receipt }))}
        </p>
        <TextArea
          label={t('payments.reason')}
          rows={4}
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="actions justify-end">
          <Button onClick={onClose}>{t('dashboard.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t('payments.requestRefund')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
