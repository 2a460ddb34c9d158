import { WandSparkles } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { OptimizeDialog } from './optimize-dialog';
import { useOptimization } from './use-optimization';

export function OptimizeButton() {
  const t = useMessages();
  const optimize = useOptimization();
  return (
    <>
      <Button icon={<WandSparkles size={18} aria-hidden />} onClick={optimize.openDialog}>
        {t('optimize.button')}
      </Button>
      <OptimizeDialog optimize={optimize} />
      <PremiumDialog reason={optimize.isPaywallOpen ? 'uses' : null} onClose={optimize.closePaywall} />
    </>
  );
}
