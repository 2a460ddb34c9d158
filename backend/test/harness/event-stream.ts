import { type GenerationEvent, generationEventSchema } from '@shortlist/contracts/generator/generation';
import type { z } from 'zod';

interface ReadOptions {
  cookie?: string;
  disconnectAfter?: number;
  headers?: Record<string, string>;
}

export async function readEventStream<Event>(
  url: string,
  schema: z.ZodType<Event>,
  body: object,
  { cookie = '', disconnectAfter = Infinity, headers = {} }: ReadOptions = {},
): Promise<Event[]> {
  const abortController = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: cookie, ...headers },
    body: JSON.stringify(body),
    signal: abortController.signal,
  });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  const events: Event[] = [];
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      events.push(schema.parse(JSON.parse(text.slice('data: '.length, end))));
      text = text.slice(end + 2);
      if (events.length >= disconnectAfter) {
        abortController.abort();
        return events;
      }
    }
  }
  return events;
}

export const readGenerationEvents = (url: string, body: object, options?: ReadOptions): Promise<GenerationEvent[]> =>
  readEventStream(`${url}/api/autonomous-generate`, generationEventSchema, body, options);
