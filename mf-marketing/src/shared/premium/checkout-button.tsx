import { LockOpen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { usePrice } from '../queries';
import { useCheckout } from './use-checkout';

/** Must be rendered only if payments are configured. */
export function CheckoutButton({ size }: { size?: 'lg' }) {
  const t = useMessages();
  const price = usePrice();
  const checkout = useCheckout();
  return (
    <Button
      variant="primary"
      size={size}
      fullWidth
      busy={checkout.isBusy}
      busyLabel={t('pricing.settingUp')}
      onClick={checkout.start}
      className="py-2 text-balance whitespace-normal! max-sm:px-3!"
    >
      {/* Inline, so that the lock icon stays next to the first line if the label wraps. */}
      <span>
        {size && <LockOpen size={20} className="mr-2 inline align-[-4px] max-sm:hidden" aria-hidden />}
        {t('pricing.unlock', { price })}
      </span>
    </Button>
  );
}
