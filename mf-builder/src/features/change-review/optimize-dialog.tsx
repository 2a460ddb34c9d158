import { useEffect, useRef } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { JobPostingField } from '../../shared/job-posting-field';
import { quotaQuery } from '../../shared/account-queries';
import type { OptimizationFlow } from './use-optimization';

export function OptimizeDialog({ optimization }: { optimization: OptimizationFlow }) {
  const t = useMessages();
  const { isConfirming, isRunning, cancel, start, hasJobPosting } = optimization;
  return (
    <Dialog
      open={isConfirming || isRunning}
      onClose={cancel}
      title={t(isRunning ? 'optimize.working' : 'optimize.heading')}
      closeLabel={t('optimize.close')}
    >
      <div className="grid gap-4">
        {isRunning ? (
          <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
            <Spinner /> {t('optimize.workingText')}
          </p>
        ) : (
          <ConfirmationContent />
        )}
        <div className="actions justify-end">
          <Button onClick={cancel}>{t('optimize.cancel')}</Button>
          {!isRunning && (
            <Button variant="primary" onClick={start}>
              {t(hasJobPosting ? 'optimize.tailor' : 'optimize.start')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function ConfirmationContent() {
  const t = useMessages();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={container} className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('optimize.text')}</p>
      <JobPostingField />
      <RemainingGenerations />
    </div>
  );
}

function RemainingGenerations() {
  const t = useMessages();
  const { data: quota } = useQuery(quotaQuery());
  if (!quota || quota.premium) return null;
  const { used, limit } = quota;
  return <p className="text-sm text-ink-soft">{t('optimize.left', { count: limit - used, limit })}</p>;
}
