import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Generation } from '@shortlist/contracts/generator/generation';
import { ApiError } from '@shortlist/shared-ui/api';
import { streamEvents } from '@shortlist/shared-ui/api/event-stream';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { generationQuery } from '../../shared/queries';
import type { GenerationRequest } from '../../shared/generation-request';
import { generationReducer, type GenerationAction } from './generation-reducer';

/** Unmounting aborts the generation. */
export function useGeneration() {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(generationReducer, { status: 'idle' });
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);

  const start = useCallback(
    async (request: GenerationRequest) => {
      abortController.current?.abort();
      const controller = new AbortController();
      abortController.current = controller;
      dispatch({ type: 'start', request });
      try {
        const generation = await streamGeneration(request, controller.signal, dispatch);
        queryClient.setQueryData(generationQuery(generation.id).queryKey, generation);
        dispatch({ type: 'done', id: generation.id });
        toast({ title: t('result.generated') });
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof ApiError && error.status === 402) {
          dispatch({ type: 'paywall', limit: error.body?.limit });
        } else {
          console.error('The generation could not be written', error);
          dispatch({ type: 'stop', by: 'failure' });
          // A retry would get status 400 again, for example because the title can't be rendered.
          const reason = error instanceof ApiError && error.status === 400 ? error.body?.message : undefined;
          toast({ title: t('writing.failed'), description: reason ?? t('writing.failedText'), variant: 'destructive' });
        }
      }
    },
    [queryClient, t, toast],
  );

  const cancel = useCallback(() => {
    abortController.current?.abort();
    dispatch({ type: 'stop', by: 'user' });
  }, []);
  const reset = useCallback(() => dispatch({ type: 'reset' }), []);

  return { state, start, cancel, reset };
}

/** Throws an `ApiError` with the server's status, or the underlying error, unless the stream ends with a result. */
async function streamGeneration(
  request: GenerationRequest,
  signal: AbortSignal,
  dispatch: (event: GenerationAction) => void,
): Promise<Generation> {
  const { generationEventSchema } = await import('@shortlist/contracts/generator/generation');
  const body = { ...request, pageSize: getDefaultPageSize() };
  for await (const event of streamEvents('/api/autonomous-generate', body, generationEventSchema, signal)) {
    signal.throwIfAborted();
    if (event.type === 'result') return event.generation;
    if (event.type === 'error') throw await ApiError.fromBody(event.status, JSON.stringify(event));
    dispatch(event);
  }
  throw new Error('The stream ended before its result');
}
