import type * as z from '@shortlist/contracts/z';
import { fetchApiOrThrow, type ApiPath } from './client';

/**
 * Sends a POST request and yields the events of the response (`text/event-stream`). Throws `ApiError` if the request
 * fails before the first event. Aborting the signal also cancels the request on the server. The stream may end early,
 * so the caller must detect from the events whether it is complete.
 */
export async function* streamEvents<T>(
  path: ApiPath,
  body: unknown,
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): AsyncGenerator<T, void> {
  yield* readEvents(
    await fetchApiOrThrow('POST', path, body, { signal, headers: { Accept: 'text/event-stream' } }),
    schema,
  );
}

/** Yields the events of a response, each parsed as JSON and validated. Throws `ZodError` for an unexpected event. */
export async function* readEvents<T>(response: Response, schema: z.ZodType<T>): AsyncGenerator<T, void> {
  if (!response.body) return;
  for await (const data of readEventData(response.body)) yield schema.parse(JSON.parse(data));
}

async function* readEventData(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffer += decoder.decode(value, { stream: true });
      const events = buffer.split(/\r?\n\r?\n/);
      buffer = events.pop() ?? '';
      for (const event of events) {
        const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
        if (lines.length > 0) yield lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
