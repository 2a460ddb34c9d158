import { WandSparkles } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { OptimizeDialog } from './optimize-dialog';
import { useOptimize } from './use-optimize';

export function OptimizeButton() {
  const t = useMessages();
  const optimize = useOptimize();
  return (
    <>
      <Button icon={<WandSparkles size={18} aria-hidden />} onClick={optimize.ask}>
        {t('optimize.button')}
      </Button>
      <OptimizeDialog optimize={optimize} />
      <PremiumDialog reason={optimize.wall ? 'uses' : null} onClose={optimize.leaveWall} />
    </>
  );
}
