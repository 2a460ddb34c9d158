import { ApiError, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useResetOnReturn } from '@shortlist/shared-ui/payment/use-reset-on-return';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { markCheckoutStarted } from './abandoned-checkout';

export function useCheckout() {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: async () => {
      const response = await fetchApiOrThrow('POST', '/api/payment/checkout');
      const { checkoutResponseSchema } = await import('@shortlist/contracts/payments/payment');
      return checkoutResponseSchema.safeParse(await response.json()).data?.url;
    },
    onSuccess: (url) => {
      if (!url)
        return toast({ title: t('pricing.paymentError'), description: t('pricing.noUrl'), variant: 'destructive' });
      markCheckoutStarted();
      window.location.assign(url);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.body?.code === 'already_premium') {
        toast({ title: error.body.message });
        await queryClient.invalidateQueries({ queryKey: ['/api/me/allowance'] });
        return;
      }
      const description =
        error instanceof ApiError ? t('pricing.setupFailed', { status: error.status }) : t('pricing.paymentFailed');
      toast({ title: t('pricing.paymentError'), description, variant: 'destructive' });
    },
  });

  useResetOnReturn(reset);

  // Stays busy after the response while the browser navigates to the payment page.
  return { start: () => mutate(), isBusy: isPending || Boolean(data) };
}
