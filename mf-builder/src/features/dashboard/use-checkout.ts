import { checkoutAnswerSchema } from '@shortlist/contracts/account/checkout';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Starts the payment: the browser goes to the provider's page and comes back here. */
export function useCheckout() {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const back = window.location.origin + localPath(language, '/dashboard');
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
