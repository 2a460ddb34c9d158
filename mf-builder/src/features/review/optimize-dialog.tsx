import { useEffect, useRef } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { JobPostingField } from '../../shared/job-posting-field';
import { allowanceQuery } from '../../shared/queries';
import type { Optimize } from './use-optimize';

export function OptimizeDialog({ optimize }: { optimize: Optimize }) {
  const t = useMessages();
  const { asking, working, cancel, start, tailors } = optimize;
  return (
    <Dialog
      open={asking || working}
      onClose={cancel}
      title={t(working ? 'optimize.working' : 'optimize.heading')}
      closeLabel={t('optimize.close')}
    >
      <div className="grid gap-4">
        {working ? (
          <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
            <Spinner /> {t('optimize.workingText')}
          </p>
        ) : (
          <Ask />
        )}
        <div className="actions justify-end">
          <Button onClick={cancel}>{t('optimize.cancel')}</Button>
          {!working && (
            <Button variant="primary" onClick={start}>
              {t(tailors ? 'optimize.tailor' : 'optimize.start')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Ask() {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box} className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('optimize.text')}</p>
      <JobPostingField />
      <Uses />
    </div>
  );
}

function Uses() {
  const t = useMessages();
  const { data: allowance } = useQuery(allowanceQuery());
  if (!allowance || allowance.premium) return null;
  const { used, limit } = allowance;
  return <p className="text-sm text-ink-soft">{t('optimize.left', { count: limit - used, limit })}</p>;
}
