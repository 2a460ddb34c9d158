import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf, send } from '@shortlist/shared-ui/api';
import { eventsOf } from '@shortlist/shared-ui/api/stream';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import { useActivitiesChanged } from '../../shared/activities/queries';
import { callOf, type Reply, replyEventSchema, replySchema, type Task } from './reply';

export type Assignment =
  | { state: 'idle' }
  | { state: 'pending'; task: Task; draft: string }
  | { state: 'done'; task: Task; reply: Reply; finishedAt: string; seconds: number }
  | { state: 'cancelled'; task: Task; draft: string }
  | { state: 'failed'; task: Task; message?: string };

export function useAssignment() {
  const t = useMessages();
  const toast = useToast();
  const activitiesChanged = useActivitiesChanged();
  const [assignment, setAssignment] = useState<Assignment>({ state: 'idle' });
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const assign = async (task: Task) => {
    going.current?.abort();
    const own = new AbortController();
    going.current = own;
    const begin = Date.now();
    setAssignment({ state: 'pending', task, draft: '' });
    try {
      const reply = await answerTo(task, own.signal, (draft) => setAssignment({ state: 'pending', task, draft }));
      own.signal.throwIfAborted();
      const seconds = Math.round((Date.now() - begin) / 100) / 10;
      setAssignment({ state: 'done', task, reply, finishedAt: new Date().toISOString(), seconds });
      toast({ title: t('tasks.assigned'), description: t('tasks.assignedText', { name: reply.assignedTo ?? '' }) });
      await activitiesChanged();
    } catch (error) {
      if (own.signal.aborted) return;
      console.error('The task failed', error);
      // For example, a reached limit, in which case a retry does not help.
      const message = messageOf(error);
      setAssignment({ state: 'failed', task, message });
      const description = [t('tasks.failedText'), message].filter(Boolean).join(' ');
      toast({ title: t('tasks.failed'), description, variant: 'destructive' });
    }
  };

  const cancel = useCallback(() => {
    going.current?.abort();
    setAssignment((now) => (now.state === 'pending' ? { state: 'cancelled', task: now.task, draft: now.draft } : now));
  }, []);

  return { assignment, assign, cancel };
}

/**
 * Sends the task and reads its stream. Throws an `ApiError` or the underlying error unless the stream ends with a
 * result.
 */
async function answerTo(task: Task, signal: AbortSignal, onDraft: (text: string) => void): Promise<Reply> {
  const { path, body } = callOf(task);
  const answer = await send('POST', path, body, { signal, headers: { Accept: 'text/event-stream' } });
  // A proxy that does not support streaming may have requested plain JSON.
  if (answer.headers.get('Content-Type')?.includes('json')) return replySchema.parse(await answer.json());
  for await (const event of eventsOf(answer, replyEventSchema)) {
    signal.throwIfAborted();
    if (event.type === 'result') return event.answer;
    if (event.type === 'error') throw await ApiError.from(event.status, JSON.stringify(event));
    onDraft(event.response);
  }
  throw new Error('The stream ended before its result');
}
