import { checkoutAnswerSchema } from '@shortlist/contracts/account/payment';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Starts the payment: the browser goes to the provider's page and comes back here. */
export function useCheckout() {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  return useMutation({
    mutationFn: () => {
      const back = window.location.origin + localPath(language, '/autonomous');
      return api.post('/api/payment/checkout', checkoutAnswerSchema, {
        priceId: 'premium_lifetime',
        successUrl: back,
        cancelUrl: back,
      });
    },
    onSuccess: ({ url }) => {
      toast({ title: t('wall.redirecting') });
      window.location.assign(url);
    },
    onError: () =>
      toast({ title: t('wall.paymentError'), description: t('wall.paymentErrorText'), variant: 'destructive' }),
  });
}
