import type * as z from '@shortlist/contracts/z';
import { send, type ApiPath } from './client';

/**
 * A POST that is answered by a stream of events (`text/event-stream`). Throws `ApiError` when the call is refused before
 * the first event; aborting the signal ends the call on the server too. The caller sees from the events whether the
 * stream came to its end.
 */
export async function* streamEvents<T>(
  path: ApiPath,
  body: unknown,
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): AsyncGenerator<T, void> {
  yield* eventsOf(await send('POST', path, body, { signal, headers: { Accept: 'text/event-stream' } }), schema);
}

/** The events of an answer that is a stream. */
export async function* eventsOf<T>(answer: Response, schema: z.ZodType<T>): AsyncGenerator<T, void> {
  if (!answer.body) return;
  for await (const data of dataOf(answer.body)) yield schema.parse(JSON.parse(data));
}

/** The `data` of each event, its lines joined. Comments and other fields are skipped. */
async function* dataOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? '';
      for (const event of events) {
        const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
        if (lines.length > 0) yield lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
