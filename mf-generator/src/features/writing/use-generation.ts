import { useCallback, useEffect, useReducer, useRef } from 'react';
import { generationEventSchema, type Generation } from '@shortlist/contracts/generator/generation';
import { ApiError } from '@shortlist/shared-ui/api';
import { streamEvents } from '@shortlist/shared-ui/api/stream';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';
import { generationQuery } from '../../shared/queries';
import type { Wish } from '../../shared/wish';
import { nextRun, type RunEvent } from './run';

/** Manages a one-click generation. Unmounting aborts it. */
export function useGeneration() {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const [run, dispatch] = useReducer(nextRun, { state: 'idle' });
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const start = useCallback(
    async (wish: Wish) => {
      going.current?.abort();
      const own = new AbortController();
      going.current = own;
      dispatch({ type: 'start', wish });
      try {
        const generation = await write(wish, own.signal, dispatch);
        queries.setQueryData(generationQuery(generation.id).queryKey, generation);
        dispatch({ type: 'done', id: generation.id });
        toast({ title: t('result.generated') });
      } catch (error) {
        if (own.signal.aborted) return;
        if (error instanceof ApiError && error.status === 402) {
          dispatch({ type: 'wall', limit: error.body?.limit });
        } else {
          console.error('The generation failed', error);
          dispatch({ type: 'stop', by: 'failure' });
          // For example, a title that cannot be rendered, which a retry would not fix.
          const reason = error instanceof ApiError && error.status === 400 ? error.body?.message : undefined;
          toast({ title: t('writing.failed'), description: reason ?? t('writing.failedText'), variant: 'destructive' });
        }
      }
    },
    [queries, t, toast],
  );

  const cancel = useCallback(() => {
    going.current?.abort();
    dispatch({ type: 'stop', by: 'user' });
  }, []);
  const reset = useCallback(() => dispatch({ type: 'reset' }), []);

  return { run, start, cancel, reset };
}

/**
 * Sends the request and reads its stream. Throws an `ApiError` with the server's status or the underlying error unless
 * the stream ends with a result.
 */
async function write(wish: Wish, signal: AbortSignal, dispatch: (event: RunEvent) => void): Promise<Generation> {
  const body = { ...wish, pageSize: localPageSize() };
  for await (const event of streamEvents('/api/autonomous-generate', body, generationEventSchema, signal)) {
    signal.throwIfAborted();
    if (event.type === 'result') return event.generation;
    if (event.type === 'error') throw await ApiError.from(event.status, JSON.stringify(event));
    dispatch(event);
  }
  throw new Error('The stream ended before its result');
}
