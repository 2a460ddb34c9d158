import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { JobPost } from '../../shared/job-post-field';
import { allowanceQuery } from '../../shared/queries';
import type { Optimize } from './use-optimize';

/** Says what an optimisation does and costs, takes the text of a job, and waits for the changes. */
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
          <>
            <p className="text-sm text-ink-soft">{t('optimize.text')}</p>
            <JobPost />
            <Uses />
          </>
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

/** What it takes of the free uses. */
function Uses() {
  const t = useMessages();
  const { data: allowance } = useQuery(allowanceQuery());
  if (!allowance || allowance.premium) return null;
  const { used, limit } = allowance;
  return <p className="text-sm text-ink-soft">{t('optimize.left', { count: limit - used, limit })}</p>;
}
