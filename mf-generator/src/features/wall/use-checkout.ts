import { useEffect } from 'react';
import { checkoutAnswerSchema } from '@shortlist/contracts/account/payment';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/**
 * Starts the checkout: the browser goes to the provider's page and returns here. `onAlreadyPremium` is called if
 * Premium was bought in another window in the meantime.
 */
export function useCheckout(onPremium: () => void) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const back = window.location.origin + localPath(language, '/autonomous');
      return api.post('/api/payment/checkout', checkoutAnswerSchema, {
        priceId: 'premium_lifetime' as const,
        successUrl: back,
        cancelUrl: back,
      });
    },
    onSuccess: ({ url }) => {
      toast({ title: t('wall.redirecting') });
      window.location.assign(url);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body?.code === 'already_premium') {
        toast({ title: error.body.message });
        return onPremium();
      }
      toast({ title: t('wall.paymentError'), description: t('wall.paymentErrorText'), variant: 'destructive' });
    },
  });

  // The back button may restore this page from the back/forward cache in its busy state.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [reset]);

  return { start: () => mutate(), busy: isPending || isSuccess };
}
