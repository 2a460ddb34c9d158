import { useSearchParams } from '@shortlist/shared-ui/router';
import { DirectVisit } from '../features/success/direct-visit';
import { ClaimPurchase } from '../features/success/claim-purchase';
import { PaymentPending } from '../features/success/payment-pending';

/**
 * /success: `?session_id=` comes from the checkout, `?claim=` from the receipt. Only the server confirms the payment.
 */
export default function Success() {
  const [params] = useSearchParams();
  const checkoutId = params.get('session_id');
  const claim = params.get('claim');
  if (claim) return <ClaimPurchase key={claim} token={claim} />;
  if (checkoutId) return <PaymentPending key={checkoutId} checkoutId={checkoutId} />;
  return <DirectVisit />;
}
