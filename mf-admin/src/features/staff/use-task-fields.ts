import { useEffect, useState } from 'react';
import { prioritySchema } from '@shortlist/contracts/admin/staff';
import type { TaskInput } from './task-request';

const storageKey = 'admin.task';
type TaskFields = Omit<TaskInput, 'staffId'>;

/** Keeps the form's values after a reload or an expired session. The URL contains the selected agent. */
export function useTaskFields() {
  const [fields, setFields] = useState<TaskFields>(readStoredFields);
  useEffect(() => sessionStorage.setItem(storageKey, new URLSearchParams({ ...fields }).toString()), [fields]);
  return [fields, setFields] as const;
}

function readStoredFields(): TaskFields {
  const storedParams = new URLSearchParams(sessionStorage.getItem(storageKey) ?? '');
  return {
    priority: prioritySchema.catch('medium').parse(storedParams.get('priority')),
    task: storedParams.get('task') ?? '',
  };
}
