import { WandSparkles } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { OptimizeDialog } from './optimize-dialog';
import { useOptimize } from './use-optimize';

/** Asks for better wording of the saved resume; what comes back is looked at change by change. */
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
