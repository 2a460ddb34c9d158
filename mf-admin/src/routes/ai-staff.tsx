import { useEffect, useId, useRef } from 'react';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { AssignForm } from '../features/staff/assign-form';
import { EarlierToday } from '../features/staff/earlier-today';
import { Overview } from '../features/staff/overview';
import { ResponseCard } from '../features/staff/response-card';
import { useAssignment } from '../features/staff/use-assignment';
import { useMessages } from '../messages';
import { AdminsOnly } from '../shared/admins-only';

/** /ai-staff. `?staff=ID` selects the agent of the next task, `?tab=overview` shows all six. */
export default function AiStaff() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('tasks.title')}>
      <StaffScreen />
    </AdminsOnly>
  );
}

function StaffScreen() {
  const t = useMessages();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const { assignment, assign, cancel } = useAssignment();
  const form = useRef<{ focus: () => void }>(null);
  // Set when the user comes from a card of the overview, to move the focus to the task field.
  const isSentHere = useRef(false);
  const tab = params.get('tab') === 'overview' ? 'overview' : 'assign';
  const staffId = params.get('staff') ?? 'coordinator';
  const change = (name: 'tab' | 'staff', value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  useEffect(() => {
    if (tab !== 'assign' || !isSentHere.current) return;
    isSentHere.current = false;
    form.current?.focus();
  }, [tab]);

  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16">
      <h1 className="d2">{t('tasks.title')}</h1>
      <Tabs
        id={id}
        label={t('tasks.title')}
        value={tab}
        onChange={(value) => change('tab', value)}
        items={[
          { value: 'assign', label: t('tasks.tabAssign') },
          { value: 'overview', label: t('tasks.tabOverview') },
        ]}
      />
      <TabPanel tabs={id} value="assign" current={tab}>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[448px_minmax(0,1fr)]">
          <div className="grid min-w-0 content-start gap-10 max-lg:contents">
            <AssignForm
              ref={form}
              staffId={staffId}
              onStaff={(value) => change('staff', value)}
              pending={assignment.state === 'pending'}
              onAssign={(task) => void assign(task)}
              onCancel={cancel}
            />
            <div className="min-w-0 max-lg:order-last">
              <EarlierToday />
            </div>
          </div>
          <div className="min-w-0">
            <ResponseCard
              assignment={assignment}
              onAgain={() => assignment.state !== 'idle' && void assign(assignment.task)}
            />
          </div>
        </div>
      </TabPanel>
      <TabPanel tabs={id} value="overview" current={tab}>
        <Overview
          onAssign={(member) => {
            isSentHere.current = true;
            setParams({ staff: member });
          }}
        />
      </TabPanel>
    </div>
  );
}
