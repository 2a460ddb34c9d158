import { addressSchema } from '@shortlist/contracts/account/address';
import { userResponseSchema } from '@shortlist/contracts/account/auth';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { ApiError, api, getQueryOptions, getErrorMessage } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useSession, useCompleteSignIn } from '@shortlist/shared-ui/session';
import { useAccountMessages } from './messages';

/** The verification email links to this screen. The user must sign in and click a button. */
export default function VerifyScreen() {
  const t = useAccountMessages();
  const { user } = useSession();
  const openAuthDialog = useAuthDialog();
  const verification = useVerifyAddress();
  const { data: address } = useQuery({ ...getQueryOptions('/api/me/address', addressSchema), enabled: Boolean(user) });
  const isExpired = verification.error instanceof ApiError && verification.error.status === 400;
  const isDone = verification.isSuccess || isExpired;
  return (
    <div className="wrap grid content-start justify-items-center py-8 lg:py-16">
      <Card className="grid w-full max-w-md gap-4">
        <h1 className="d3">{t('account.verify.title')}</h1>
        <div role="status" className="grid gap-4">
          {verification.isSuccess && <Alert tone="good">{t('account.verify.done')}</Alert>}
          {isExpired && <Alert tone="danger">{t('account.verify.expired')}</Alert>}
          {verification.isError && !isExpired && (
            <Alert tone="danger">{getErrorMessage(verification.error) ?? t('account.verify.failed')}</Alert>
          )}
        </div>
        {isDone && (
          <Link to="/account" className={getButtonClass({ variant: 'primary', fullWidth: true })}>
            {t('account.verify.toAccount')}
          </Link>
        )}
        {!isDone && user && (
          <>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {t('account.verify.text', { email: address?.pending ?? user.email })}
            </p>
            <Button
              variant="primary"
              fullWidth
              busy={verification.isPending}
              busyLabel={t('account.verify.confirming')}
              onClick={() => verification.mutate()}
            >
              {t('account.verify.confirm')}
            </Button>
          </>
        )}
        {!isDone && !user && (
          <>
            <p className="text-sm text-ink-soft">{t('account.verify.signIn')}</p>
            <Button variant="primary" fullWidth onClick={() => openAuthDialog()}>
              {t('auth.signIn')}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}

function useVerifyAddress() {
  const [query] = useSearchParams();
  const completeSignIn = useCompleteSignIn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/me/address/verify', userResponseSchema, { token: query.get('token') ?? '' }),
    onSuccess: async (response) => {
      await completeSignIn(response.user);
      await queryClient.invalidateQueries({ queryKey: ['/api/me/address'] });
    },
  });
}
