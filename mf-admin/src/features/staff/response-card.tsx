import type { ReactNode } from 'react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../messages';
import { PriorityBadge } from '../../shared/activities/activity-badges';
import { useFormatters } from '../../shared/use-formatters';
import { AgentIcon } from '../../shared/agent-icon';
import { TextWithMetrics } from '../../shared/text-with-metrics';
import { isPrioritySupported, findAgent } from './task-request';
import { StaffReplyView } from './staff-reply-view';
import type { Assignment } from './use-assignment';

/** Screen readers announce the complete result, not each word. */
export function ResponseCard({ assignment, onRetry }: { assignment: Assignment; onRetry: () => void }) {
  const t = useMessages();
  return (
    <Card
      padded={false}
      aria-labelledby="response"
      aria-live="polite"
      aria-busy={assignment.state === 'pending'}
      className="min-h-80 overflow-hidden"
    >
      <ResponseHeader assignment={assignment} />
      {assignment.state === 'idle' && <EmptyState title={t('tasks.nothing')}>{t('tasks.nothingText')}</EmptyState>}
      {assignment.state === 'pending' && (
        <ResponseBody>
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Spinner />
            {t('tasks.writing')}
          </p>
          <TextWithMetrics text={assignment.draft} />
        </ResponseBody>
      )}
      {assignment.state === 'cancelled' && (
        <ResponseBody>
          <Alert title={t('tasks.cancelled')}>
            <span className="block">{t('tasks.cancelledText')}</span>
          </Alert>
          <TextWithMetrics text={assignment.draft} />
        </ResponseBody>
      )}
      {assignment.state === 'failed' && (
        <ResponseBody>
          <Alert
            tone="warn"
            title={t('tasks.failed')}
            action={
              <Button size="sm" onClick={onRetry}>
                {t('tasks.tryAgain')}
              </Button>
            }
          >
            <span className="block">{assignment.message ?? t('tasks.failedText')}</span>
          </Alert>
        </ResponseBody>
      )}
      {assignment.state === 'done' && (
        <ResponseBody>
          <StaffReplyView reply={assignment.reply} />
        </ResponseBody>
      )}
    </Card>
  );
}

const ResponseBody = ({ children }: { children: ReactNode }) => <div className="grid gap-5 p-4 md:p-6">{children}</div>;

function ResponseHeader({ assignment }: { assignment: Assignment }) {
  const t = useMessages();
  const { formatCompactTime, formatDecimal } = useFormatters();
  if (assignment.state === 'idle') {
    return (
      <h2 id="response" className="sr-only">
        {t('tasks.response')}
      </h2>
    );
  }
  const { staffId, priority } = assignment.task;
  const name = assignment.state === 'done' ? assignment.reply.assignedTo : findAgent(staffId)?.name;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-4 md:px-6">
      <h2 id="response" className="text-sm font-semibold">
        {t('tasks.response')}
      </h2>
      {name && (
        <Badge tone="accent" icon={<AgentIcon name={name} size={12} />} className="whitespace-normal!">
          <span className="sr-only">{t('tasks.assignedTo')} </span>
          {name}
        </Badge>
      )}
      {isPrioritySupported(staffId) && <PriorityBadge priority={priority} />}
      {assignment.state === 'done' && (
        <p className="ml-auto text-xs text-ink-soft tabular-nums">
          {t('tasks.finished', {
            time: formatCompactTime(assignment.finishedAt),
            seconds: formatDecimal(assignment.seconds),
          })}
        </p>
      )}
    </div>
  );
}
