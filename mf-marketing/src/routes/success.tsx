import { useSearchParams } from '@shortlist/shared-ui/router';
import { PaymentScreen } from '../features/success/payment-screen';
import { useCheckoutState, useClaimState, useDirectVisitState } from '../features/success/payment-state';

/** Serves /success. The checkout adds `?session_id=` to the URL, and the link in a receipt adds `?claim=`. */
export default function Success() {
  const [params] = useSearchParams();
  const checkoutId = params.get('session_id');
  const claimToken = params.get('claim');
  if (claimToken) return <ReceiptLink key={claimToken} token={claimToken} />;
  if (checkoutId) return <CheckoutReturn key={checkoutId} checkoutId={checkoutId} />;
  return <DirectVisit />;
}

function ReceiptLink({ token }: { token: string }) {
  return <PaymentScreen state={useClaimState(token)} />;
}

function CheckoutReturn({ checkoutId }: { checkoutId: string }) {
  return <PaymentScreen state={useCheckoutState(checkoutId)} />;
}

function DirectVisit() {
  return <PaymentScreen state={useDirectVisitState()} />;
}
