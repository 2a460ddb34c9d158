import type { ReactNode } from 'react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../messages';
import { PriorityBadge } from '../../shared/activities/badges';
import { useFormats } from '../../shared/format';
import { MemberIcon } from '../../shared/member-icon';
import { PlainText } from '../../shared/plain-text';
import { hasPriority, memberOf } from './reply';
import { ReplyView } from './reply-view';
import type { Assignment } from './use-assignment';

/** Screen readers announce the result when it is complete, not word by word. */
export function ResponseCard({ assignment, onAgain }: { assignment: Assignment; onAgain: () => void }) {
  const t = useMessages();
  return (
    <Card
      pad={false}
      aria-labelledby="response"
      aria-live="polite"
      aria-busy={assignment.state === 'pending'}
      className="min-h-80 overflow-hidden"
    >
      <Head assignment={assignment} />
      {assignment.state === 'idle' && <Empty title={t('tasks.nothing')}>{t('tasks.nothingText')}</Empty>}
      {assignment.state === 'pending' && (
        <Body>
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Spinner />
            {t('tasks.writing')}
          </p>
          <PlainText text={assignment.draft} />
        </Body>
      )}
      {assignment.state === 'cancelled' && (
        <Body>
          <Alert lead={t('tasks.cancelled')}>
            <span className="block">{t('tasks.cancelledText')}</span>
          </Alert>
          <PlainText text={assignment.draft} />
        </Body>
      )}
      {assignment.state === 'failed' && (
        <Body>
          <Alert
            tone="warn"
            lead={t('tasks.failed')}
            action={
              <Button size="sm" onClick={onAgain}>
                {t('tasks.again')}
              </Button>
            }
          >
            <span className="block">{assignment.message ?? t('tasks.failedText')}</span>
          </Alert>
        </Body>
      )}
      {assignment.state === 'done' && (
        <Body>
          <ReplyView reply={assignment.reply} />
        </Body>
      )}
    </Card>
  );
}

const Body = ({ children }: { children: ReactNode }) => <div className="grid gap-5 p-4 md:p-6">{children}</div>;

function Head({ assignment }: { assignment: Assignment }) {
  const t = useMessages();
  const { moment, plain } = useFormats();
  if (assignment.state === 'idle') {
    return (
      <h2 id="response" className="sr-only">
        {t('tasks.response')}
      </h2>
    );
  }
  const { staffId, priority } = assignment.task;
  const name = assignment.state === 'done' ? assignment.reply.assignedTo : memberOf(staffId)?.name;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-4 md:px-6">
      <h2 id="response" className="text-sm font-semibold">
        {t('tasks.response')}
      </h2>
      {name && (
        <Badge tone="accent" icon={<MemberIcon name={name} size={12} />} className="whitespace-normal!">
          <span className="sr-only">{t('tasks.assignedTo')} </span>
          {name}
        </Badge>
      )}
      {hasPriority(staffId) && <PriorityBadge priority={priority} />}
      {assignment.state === 'done' && (
        <p className="ml-auto text-xs text-ink-soft tabular-nums">
          {t('tasks.finished', { time: moment(assignment.finishedAt), seconds: plain(assignment.seconds) })}
        </p>
      )}
    </div>
  );
}
