import { staff, type StaffId } from '@shortlist/contracts/admin/staff';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { activitiesQuery } from '../../shared/queries';
import { AgentIcon } from '../../shared/agent-icon';

export function StaffOverview({ onAssign }: { onAssign: (staffId: StaffId) => void }) {
  const t = useMessages();
  const tasks = useQuery(activitiesQuery(7)).data?.summary.tasksByStaff;
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {staff.map(({ id, name, role }) => (
        <li key={id} className="grid">
          <Card className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-3">
              <AgentIcon name={name} size={24} className="text-accent" />
              <Badge>{role}</Badge>
            </div>
            <h2 className="mt-1 text-base font-medium">{name}</h2>
            <p className="text-sm text-ink-soft">{t(`tasks.about.${id}`)}</p>
            <div className="mt-auto -mb-3 flex items-center justify-between gap-x-3 pt-1">
              <p className="text-xs text-ink-soft">
                {/* The coordinator delegates every task, and a task counts for the agent that completes it. */}
                {id === 'coordinator' ? t('tasks.delegates') : tasks && t('tasks.inWeek', { count: tasks[name] ?? 0 })}
              </p>
              <Button
                variant="quiet"
                className="-mr-4 shrink-0 text-accent!"
                aria-label={t('tasks.assignTo', { name })}
                onClick={() => onAssign(id)}
              >
                {t('tasks.assignOne')}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
