import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { prioritySchema, staff } from '@shortlist/contracts/admin/staff';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import { hasPriority, memberOf, type Task } from './reply';
import { SpentToday } from './spent-today';
import { useTaskFields } from './use-task-fields';

interface Props {
  ref: Ref<{ focus: () => void }>;
  staffId: string;
  onStaff: (staffId: string) => void;
  pending: boolean;
  onAssign: (task: Task) => void;
  onCancel: () => void;
}

export function AssignForm({ ref, staffId, onStaff, pending, onAssign, onCancel }: Props) {
  const t = useMessages();
  const toast = useToast();
  const [fields, setFields] = useTaskFields();
  const [asked, setAsked] = useState(false);
  const task = useRef<HTMLTextAreaElement>(null);
  const member = memberOf(staffId);
  useImperativeHandle(ref, () => ({ focus: () => task.current?.focus() }), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setAsked(true);
    if (fields.task.trim()) return onAssign({ staffId, ...fields });
    toast({ title: t('tasks.missing'), description: t('tasks.missingText'), variant: 'destructive' });
    task.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Select
        label={t('tasks.member')}
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={member ? undefined : t('tasks.choose')}
        value={member ? staffId : ''}
        onChange={(event) => onStaff(event.target.value)}
        hint={member && `${member.role}. ${t(`tasks.about.${member.id}`)}`}
        error={member ? undefined : t('tasks.invalidMember')}
      />
      {hasPriority(staffId) && (
        <div className="grid justify-items-start gap-1">
          <span aria-hidden className="text-sm font-medium">
            {t('tasks.priority')}
          </span>
          <Segments
            label={t('tasks.priority')}
            options={prioritySchema.options.map((value) => ({ value, label: t(`activity.${value}`) }))}
            value={fields.priority}
            onChange={(priority) => setFields({ ...fields, priority })}
          />
        </div>
      )}
      <TextArea
        ref={(element) => void (task.current = element)}
        label={t('tasks.task')}
        error={asked && !fields.task.trim() ? t('tasks.missingText') : undefined}
        rows={4}
        maxLength={4000}
        value={fields.task}
        onChange={(event) => setFields({ ...fields, task: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={pending} busyLabel={t('tasks.assigning')}>
          {t('tasks.assign')}
        </Button>
        {pending && (
          <Button variant="quiet" onClick={onCancel}>
            {t('tasks.cancel')}
          </Button>
        )}
        <SpentToday />
      </div>
    </form>
  );
}
