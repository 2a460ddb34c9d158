import { type GenerationEvent, generationEventSchema } from '@shortlist/contracts/generator/generation';
import type { z } from 'zod';

interface Reader {
  cookie?: string;
  leaveAfter?: number;
  headers?: Record<string, string>;
}

export async function readStream<Event>(
  url: string,
  schema: z.ZodType<Event>,
  body: object,
  { cookie = '', leaveAfter = Infinity, headers = {} }: Reader = {},
): Promise<Event[]> {
  const leave = new AbortController();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: cookie, ...headers },
    body: JSON.stringify(body),
    signal: leave.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  const events: Event[] = [];
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      events.push(schema.parse(JSON.parse(text.slice('data: '.length, end))));
      text = text.slice(end + 2);
      if (events.length >= leaveAfter) {
        leave.abort();
        return events;
      }
    }
  }
  return events;
}

export const readEvents = (url: string, body: object, reader?: Reader): Promise<GenerationEvent[]> =>
  readStream(`${url}/api/autonomous-generate`, generationEventSchema, body, reader);
