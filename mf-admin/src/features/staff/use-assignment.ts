import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, getErrorMessage, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { readEvents } from '@shortlist/shared-ui/api/event-stream';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import { useInvalidateActivities } from '../../shared/queries';
import { type StaffReply, staffReplyEventSchema, staffReplySchema } from './staff-reply';
import { buildTaskRequest, type TaskInput } from './task-request';

export type Assignment =
  | { state: 'idle' }
  | { state: 'pending'; task: TaskInput; draft: string }
  | { state: 'done'; task: TaskInput; reply: StaffReply; finishedAt: string; seconds: number }
  | { state: 'cancelled'; task: TaskInput; draft: string }
  | { state: 'failed'; task: TaskInput; message?: string };

export function useAssignment() {
  const t = useMessages();
  const toast = useToast();
  const invalidateActivities = useInvalidateActivities();
  const [assignment, setAssignment] = useState<Assignment>({ state: 'idle' });
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);

  const assign = async (task: TaskInput) => {
    abortController.current?.abort();
    const controller = new AbortController();
    abortController.current = controller;
    const startedAt = Date.now();
    setAssignment({ state: 'pending', task, draft: '' });
    try {
      const reply = await requestReply(task, controller.signal, (draft) =>
        setAssignment({ state: 'pending', task, draft }),
      );
      controller.signal.throwIfAborted();
      const seconds = Math.round((Date.now() - startedAt) / 100) / 10;
      setAssignment({ state: 'done', task, reply, finishedAt: new Date().toISOString(), seconds });
      toast({ title: t('tasks.assigned'), description: t('tasks.assignedText', { name: reply.assignedTo ?? '' }) });
      await invalidateActivities();
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The task could not be completed', error);
      // The server's message may explain why a retry won't help, for example because a limit has been reached.
      const message = getErrorMessage(error);
      setAssignment({ state: 'failed', task, message });
      const description = [t('tasks.failedText'), message].filter(Boolean).join(' ');
      toast({ title: t('tasks.failed'), description, variant: 'destructive' });
    }
  };

  const cancel = useCallback(() => {
    abortController.current?.abort();
    setAssignment((current) =>
      current.state === 'pending' ? { state: 'cancelled', task: current.task, draft: current.draft } : current,
    );
  }, []);

  return { assignment, assign, cancel };
}

/** Throws an `ApiError` or the underlying error unless the response stream ends with a result. */
async function requestReply(
  task: TaskInput,
  signal: AbortSignal,
  onDraft: (text: string) => void,
): Promise<StaffReply> {
  const { path, body } = buildTaskRequest(task);
  const response = await fetchApiOrThrow('POST', path, body, { signal, headers: { Accept: 'text/event-stream' } });
  // A proxy without streaming support may have requested JSON.
  if (response.headers.get('Content-Type')?.includes('json')) return staffReplySchema.parse(await response.json());
  for await (const event of readEvents(response, staffReplyEventSchema)) {
    signal.throwIfAborted();
    if (event.type === 'result') return event.answer;
    if (event.type === 'error') throw await ApiError.fromBody(event.status, JSON.stringify(event));
    onDraft(event.response);
  }
  throw new Error('The stream ended before its result');
}
