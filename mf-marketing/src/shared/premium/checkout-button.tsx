import { LockOpen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { usePrice } from '../use-config';
import { useCheckout } from './use-checkout';

/** Leads to the payment. Stands only where one can pay. */
export function CheckoutButton({ size }: { size?: 'lg' }) {
  const t = useMessages();
  const price = usePrice();
  const checkout = useCheckout();
  return (
    <Button
      variant="primary"
      size={size}
      block
      busy={checkout.busy}
      busyLabel={t('pricing.settingUp')}
      icon={size && <LockOpen size={20} aria-hidden />}
      onClick={checkout.start}
      className="py-2 text-balance whitespace-normal! max-sm:px-3! max-sm:[&_svg]:hidden"
    >
      {t('pricing.unlock', { price })}
    </Button>
  );
}
