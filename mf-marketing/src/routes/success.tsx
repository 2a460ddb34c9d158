import { useSearchParams } from '@shortlist/shared-ui/router';
import { Arrived } from '../features/success/arrived';
import { Claim } from '../features/success/claim';
import { Waiting } from '../features/success/waiting';

/**
 * /success: `?session_id=` comes from the checkout, `?claim=` from the receipt. Only the server confirms the payment.
 */
export default function Success() {
  const [params] = useSearchParams();
  const checkoutId = params.get('session_id');
  const claim = params.get('claim');
  if (claim) return <Claim key={claim} token={claim} />;
  if (checkoutId) return <Waiting key={checkoutId} checkoutId={checkoutId} />;
  return <Arrived />;
}
