import { useEffect, useId, useRef } from 'react';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { AssignTaskForm } from '../features/staff/assign-task-form';
import { TodaysTasks } from '../features/staff/todays-tasks';
import { StaffOverview } from '../features/staff/staff-overview';
import { ResponseCard } from '../features/staff/response-card';
import { useAssignment } from '../features/staff/use-assignment';
import { useMessages } from '../messages';
import { RequireAdmin } from '../shared/require-admin';

/** Serves /ai-staff. `?staff=ID` selects the agent of the next task. `?tab=overview` shows all agents. */
export default function AiStaff() {
  const t = useMessages();
  return (
    <RequireAdmin title={t('tasks.title')}>
      <StaffScreen />
    </RequireAdmin>
  );
}

function StaffScreen() {
  const t = useMessages();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const { assignment, assign, cancel } = useAssignment();
  const formRef = useRef<{ focus: () => void }>(null);
  // Set when the user comes from an agent's card in the overview.
  const shouldFocusTask = useRef(false);
  const tab = params.get('tab') === 'overview' ? 'overview' : 'assign';
  const staffId = params.get('staff') ?? 'coordinator';
  const setParam = (name: 'tab' | 'staff', value: string) => {
    const newParams = new URLSearchParams(params);
    newParams.set(name, value);
    setParams(newParams, { replace: true });
  };
  useEffect(() => {
    if (tab !== 'assign' || !shouldFocusTask.current) return;
    shouldFocusTask.current = false;
    formRef.current?.focus();
  }, [tab]);

  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16">
      <h1 className="d2">{t('tasks.title')}</h1>
      <Tabs
        id={id}
        label={t('tasks.title')}
        value={tab}
        onChange={(value) => setParam('tab', value)}
        items={[
          { value: 'assign', label: t('tasks.tabAssign') },
          { value: 'overview', label: t('tasks.tabOverview') },
        ]}
      />
      <TabPanel tabsId={id} value="assign" current={tab}>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[448px_minmax(0,1fr)]">
          <div className="grid min-w-0 content-start gap-10 max-lg:contents">
            <AssignTaskForm
              ref={formRef}
              staffId={staffId}
              onStaffChange={(value) => setParam('staff', value)}
              isPending={assignment.state === 'pending'}
              onAssign={(task) => void assign(task)}
              onCancel={cancel}
            />
            <div className="min-w-0 max-lg:order-last">
              <TodaysTasks />
            </div>
          </div>
          <div className="min-w-0">
            <ResponseCard
              assignment={assignment}
              onRetry={() => assignment.state !== 'idle' && void assign(assignment.task)}
            />
          </div>
        </div>
      </TabPanel>
      <TabPanel tabsId={id} value="overview" current={tab}>
        <StaffOverview
          onAssign={(member) => {
            shouldFocusTask.current = true;
            setParams({ staff: member });
          }}
        />
      </TabPanel>
    </div>
  );
}
