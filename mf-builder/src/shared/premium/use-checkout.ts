import { checkoutAnswerSchema } from '@shortlist/contracts/account/payment';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Starts the payment: the browser goes to the provider's page and comes back to the screen that it left. */
export function useCheckout() {
  const t = useMessages();
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const back = window.location.href;
      return api.post('/api/payment/checkout', checkoutAnswerSchema, {
        priceId: 'premium_lifetime',
        successUrl: back,
        cancelUrl: back,
      });
    },
    onSuccess: ({ url }) => {
      toast({ title: t('dashboard.redirecting') });
      window.location.assign(url);
    },
    onError: (error) => {
      console.error('the payment could not be started', error);
      toast({
        title: t('dashboard.paymentError'),
        description: t('dashboard.paymentErrorText'),
        variant: 'destructive',
      });
    },
  });
  return { start: () => mutate(), busy: isPending || isSuccess };
}
