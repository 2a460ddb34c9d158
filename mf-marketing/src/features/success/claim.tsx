import { paymentStatusSchema } from '@shortlist/contracts/account/payment';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useCommonMessages } from '@shortlist/shared-ui/i18n/common-messages';
import { usePaid } from '@shortlist/shared-ui/payment/status';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { Done } from './done';
import { Frame } from './frame';
import { Heading } from './heading';
import { Told } from './told';

/** Handles the link in a receipt: assigns the purchase to this browser, or to the account that is signed in. */
export function Claim({ token }: { token: string }) {
  const t = useMessages();
  const common = useCommonMessages();
  const openAuthDialog = useAuthDialog();
  // Like every query, this is refetched after a sign-in, which claims the purchase for the account.
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/payment/claim', token],
    queryFn: () => api.post('/api/payment/claim', paymentStatusSchema, { token }),
  });
  usePaid(data?.premium ?? false);

  if (data?.premium) return <Done email={data.email} arrived />;
  if (data) return <Told what="refunded" arrived />;
  switch (error instanceof ApiError ? error.status : error && 0) {
    case null:
      return (
        <Frame paper="blank">
          <Heading>{t('success.claiming')}</Heading>
          <p role="status" className="text-accent">
            <Spinner className="size-8" />
            <span className="sr-only">{t('success.claiming')}</span>
          </p>
        </Frame>
      );
    case 400:
      return <Told what="over" arrived />;
    case 401:
      return (
        <Told
          what="account"
          arrived
          action={
            <Button variant="primary" onClick={() => openAuthDialog('sign-in')}>
              {t('success.signIn')}
            </Button>
          }
        />
      );
    case 404:
      return <Told what="elsewhere" arrived />;
    default:
      return (
        <Told
          what="failed"
          arrived
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        />
      );
  }
}
