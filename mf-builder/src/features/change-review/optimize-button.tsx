import { WandSparkles } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { OptimizeDialog } from './optimize-dialog';
import { useOptimization } from './use-optimization';

export function OptimizeButton({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  const t = useMessages();
  const optimization = useOptimization();
  return (
    <>
      <Button ref={ref} icon={<WandSparkles size={18} aria-hidden />} onClick={optimization.openDialog}>
        {t('optimize.button')}
      </Button>
      <OptimizeDialog optimization={optimization} />
      <PremiumDialog reason={optimization.isPaywallOpen ? 'uses' : null} onClose={optimization.closePaywall} />
    </>
  );
}
