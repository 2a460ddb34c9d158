import { checkoutAnswerSchema } from '@shortlist/contracts/account/payment';
import { ApiError, send } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Asks the server for a place to pay and goes there. Comes back to life when that fails. */
export function UpgradeButton({ price }: { price: string }) {
  const t = useMessages();
  const toast = useToast();
  const checkout = useMutation({
    mutationFn: async () => {
      const answer = await send('POST', '/api/payment/checkout');
      return checkoutAnswerSchema.safeParse(await answer.json()).data?.url;
    },
    onSuccess: (url) => {
      if (url) window.location.assign(url);
      else toast({ title: t('pricing.paymentError'), description: t('pricing.noUrl'), variant: 'destructive' });
    },
    onError: (error) => {
      const description =
        error instanceof ApiError ? t('pricing.setupFailed', { status: error.status }) : t('pricing.paymentFailed');
      toast({ title: t('pricing.paymentError'), description, variant: 'destructive' });
    },
  });
  // Stays busy once there is an address: the browser is on its way.
  const busy = checkout.isPending || Boolean(checkout.data);
  return (
    <Button variant="primary" block busy={busy} busyLabel={t('pricing.settingUp')} onClick={() => checkout.mutate()}>
      {t('pricing.unlock', { price })}
    </Button>
  );
}
