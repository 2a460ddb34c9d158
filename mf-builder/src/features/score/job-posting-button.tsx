import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { TargetFields } from './score-target';
import { useTargetJob } from './use-target-job';

export function JobPostingButton() {
  const t = useMessages();
  const { targetName, hasPosting } = useTargetJob();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="max-w-full min-w-0 justify-self-start text-left whitespace-normal!"
        icon={<BriefcaseBusiness size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        <span className="min-w-0 wrap-anywhere">
          {hasPosting ? `${t('target.label')} ${targetName}` : t('target.addPosting')}
        </span>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('target.posting')} closeLabel={t('target.close')}>
        <TargetFields shouldFocusPosting />
        <Button variant="primary" fullWidth className="mt-4" onClick={close}>
          {t('target.done')}
        </Button>
      </Dialog>
    </>
  );
}
