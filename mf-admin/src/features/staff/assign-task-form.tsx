import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { prioritySchema, staff } from '@shortlist/contracts/admin/staff';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import { isPrioritySupported, findAgent, type TaskInput } from './task-request';
import { DailySpend } from './daily-spend';
import { useTaskFields } from './use-task-fields';

interface Props {
  ref: Ref<{ focus: () => void }>;
  staffId: string;
  onStaffChange: (staffId: string) => void;
  isPending: boolean;
  onAssign: (task: TaskInput) => void;
  onCancel: () => void;
}

export function AssignTaskForm({ ref, staffId, onStaffChange, isPending, onAssign, onCancel }: Props) {
  const t = useMessages();
  const toast = useToast();
  const [fields, setFields] = useTaskFields();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const taskFieldRef = useRef<HTMLTextAreaElement>(null);
  const agent = findAgent(staffId);
  useImperativeHandle(ref, () => ({ focus: () => taskFieldRef.current?.focus() }), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setHasSubmitted(true);
    if (fields.task.trim()) return onAssign({ staffId, ...fields });
    toast({ title: t('tasks.missing'), description: t('tasks.missingText'), variant: 'destructive' });
    taskFieldRef.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Select
        label={t('tasks.member')}
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={agent ? undefined : t('tasks.choose')}
        value={agent ? staffId : ''}
        onChange={(event) => onStaffChange(event.target.value)}
        hint={agent && `${agent.role}. ${t(`tasks.about.${agent.id}`)}`}
        error={agent ? undefined : t('tasks.invalidMember')}
      />
      {isPrioritySupported(staffId) && (
        <div className="grid justify-items-start gap-1">
          <span aria-hidden className="text-sm font-medium">
            {t('tasks.priority')}
          </span>
          <SegmentedControl
            label={t('tasks.priority')}
            options={prioritySchema.options.map((value) => ({ value, label: t(`activity.${value}`) }))}
            value={fields.priority}
            onChange={(priority) => setFields({ ...fields, priority })}
          />
        </div>
      )}
      <TextArea
        ref={(element) => void (taskFieldRef.current = element)}
        label={t('tasks.task')}
        error={hasSubmitted && !fields.task.trim() ? t('tasks.missingText') : undefined}
        rows={4}
        maxLength={4000}
        value={fields.task}
        onChange={(event) => setFields({ ...fields, task: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isPending} busyLabel={t('tasks.assigning')}>
          {t('tasks.assign')}
        </Button>
        {isPending && (
          <Button variant="quiet" onClick={onCancel}>
            {t('tasks.cancel')}
          </Button>
        )}
        <DailySpend />
      </div>
    </form>
  );
}
