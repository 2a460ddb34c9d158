import { useSearchParams } from '@shortlist/shared-ui/router';
import { PaymentScreen } from '../features/success/payment-screen';
import { useCheckoutState, useClaimState, useDirectVisitState } from '../features/success/payment-state';

/** Serves /success. `?session_id=` comes from the checkout, `?claim=` from the receipt. */
export default function Success() {
  const [params] = useSearchParams();
  const checkoutId = params.get('session_id');
  const claim = params.get('claim');
  if (claim) return <ReceiptLink key={claim} token={claim} />;
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
