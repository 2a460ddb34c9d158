import { paymentStatusSchema } from '@shortlist/contracts/payments/payment';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useCommonMessages } from '@shortlist/shared-ui/i18n/common-messages';
import { useRefreshAfterPayment } from '@shortlist/shared-ui/payment/status';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PaymentComplete } from './payment-complete';
import { SuccessLayout } from './success-layout';
import { SuccessHeading } from './success-heading';
import { PaymentMessage } from './payment-message';

/** Handles the link in a receipt: assigns the purchase to this browser, or to the account that is signed in. */
export function ClaimPurchase({ token }: { token: string }) {
  const t = useMessages();
  const common = useCommonMessages();
  const openAuthDialog = useAuthDialog();
  // Like every query, this one is refetched after a sign-in. The refetch claims the purchase for the account.
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/payment/claim', token],
    queryFn: () => api.post('/api/payment/claim', paymentStatusSchema, { token }),
  });
  useRefreshAfterPayment(data?.premium ?? false);

  if (data?.premium) return <PaymentComplete email={data.email} shouldFocusHeading />;
  if (data) return <PaymentMessage issue="refunded" shouldFocusHeading />;
  // The status is null while the request is pending, and 0 for an error without a status.
  switch (error instanceof ApiError ? error.status : error && 0) {
    case null:
      return (
        <SuccessLayout artwork="blank">
          <SuccessHeading>{t('success.claiming')}</SuccessHeading>
          <p role="status" className="text-accent">
            <Spinner className="size-8" />
            <span className="sr-only">{t('success.claiming')}</span>
          </p>
        </SuccessLayout>
      );
    case 400:
      return <PaymentMessage issue="over" shouldFocusHeading />;
    case 401:
      return (
        <PaymentMessage
          issue="account"
          shouldFocusHeading
          action={
            <Button variant="primary" onClick={() => openAuthDialog('sign-in')}>
              {t('success.signIn')}
            </Button>
          }
        />
      );
    case 404:
      return <PaymentMessage issue="elsewhere" shouldFocusHeading />;
    default:
      return (
        <PaymentMessage
          issue="failed"
          shouldFocusHeading
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        />
      );
  }
}
