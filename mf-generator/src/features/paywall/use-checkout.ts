import { checkoutResponseSchema } from '@shortlist/contracts/payments/payment';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { useResetOnReturn } from '@shortlist/shared-ui/payment/use-reset-on-return';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/**
 * Redirects to the payment provider, which returns to this page. Calls `onAlreadyPremium` if the user has bought
 * Premium in another window.
 */
export function useCheckout(onAlreadyPremium: () => void) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const returnUrl = window.location.origin + localizePath(language, '/autonomous');
      return api.post('/api/payment/checkout', checkoutResponseSchema, {
        priceId: 'premium_lifetime' as const,
        successUrl: returnUrl,
        cancelUrl: returnUrl,
      });
    },
    onSuccess: ({ url }) => {
      toast({ title: t('paywall.redirecting') });
      window.location.assign(url);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body?.code === 'already_premium') {
        toast({ title: error.body.message });
        return onAlreadyPremium();
      }
      toast({ title: t('paywall.paymentError'), description: t('paywall.paymentErrorText'), variant: 'destructive' });
    },
  });

  useResetOnReturn(reset);

  return { start: () => mutate(), isBusy: isPending || isSuccess };
}
