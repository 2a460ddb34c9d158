import { successResponseSchema } from '@shortlist/contracts/account/account';
import { addressSchema } from '@shortlist/contracts/account/address';
import { useToast } from '@shortlist/shared-ui/area';
import { api, getQueryOptions, getErrorMessage } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMutation, useQuery } from '@shortlist/shared-ui/query';
import { useAccountMessages } from '../messages';

/** Shows a note if the current email address or its replacement isn't verified. */
export function AddressNote() {
  const t = useAccountMessages();
  const toast = useToast();
  const { data: address } = useQuery(getQueryOptions('/api/me/address', addressSchema));
  const resend = useMutation({
    mutationFn: () => api.post('/api/me/address/resend', successResponseSchema),
    onSuccess: () => toast({ title: t('account.profile.resent') }),
    onError: (error) =>
      toast({
        title: t('account.profile.notResent'),
        description: getErrorMessage(error) ?? t('error.tryLater'),
        variant: 'destructive',
      }),
  });
  if (!address || (address.verified && !address.pending)) return null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 font-normal text-ink-soft">
      {address.pending ? t('account.profile.pending', { email: address.pending }) : t('account.profile.unverified')}
      <Button
        variant="link"
        busy={resend.isPending}
        busyLabel={t('account.profile.resending')}
        onClick={() => resend.mutate()}
      >
        {t('account.profile.resend')}
      </Button>
    </span>
  );
}
