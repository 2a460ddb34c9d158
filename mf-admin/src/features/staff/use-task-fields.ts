import { useEffect, useState } from 'react';
import { prioritySchema } from '@shortlist/contracts/admin/staff';
import type { Task } from './reply';

const key = 'admin.task';
type Fields = Omit<Task, 'staffId'>;

/** Form values that survive a reload and an expired session. The selected agent is in the URL instead. */
export function useTaskFields() {
  const [fields, setFields] = useState<Fields>(readKept);
  useEffect(() => sessionStorage.setItem(key, new URLSearchParams({ ...fields }).toString()), [fields]);
  return [fields, setFields] as const;
}

function readKept(): Fields {
  const kept = new URLSearchParams(sessionStorage.getItem(key) ?? '');
  return { priority: prioritySchema.catch('medium').parse(kept.get('priority')), task: kept.get('task') ?? '' };
}
