import { type GenerationEvent, generationEventSchema } from '@shortlist/contracts/generator/generation';

/** Generates as a stream and gives every event; `leaveAfter`: hangs up after so many. */
export async function readEvents(
  url: string,
  body: object,
  { cookie = '', leaveAfter = Infinity }: { cookie?: string; leaveAfter?: number } = {},
): Promise<GenerationEvent[]> {
  const leave = new AbortController();
  const answer = await fetch(`${url}/api/autonomous-generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: cookie },
    body: JSON.stringify(body),
    signal: leave.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  const events: GenerationEvent[] = [];
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      events.push(generationEventSchema.parse(JSON.parse(text.slice('data: '.length, end))));
      text = text.slice(end + 2);
      if (events.length >= leaveAfter) {
        leave.abort();
        return events;
      }
    }
  }
  return events;
}
