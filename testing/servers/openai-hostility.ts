import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/**
 * The `echo` behaviors repeat the prompt wherever a client could log it. The `endless` behaviors stop after 24 MB,
 * which clients must never receive.
 */
export const hostileBehaviors = [
  'echo-rejected',
  'echo-error',
  'echo-in-stream',
  'echo-broken-chunk',
  'echo-named-event',
  'echo-invalid',
  'endless-line',
  'endless-events',
  'endless-error',
] as const;
export type HostileBehavior = (typeof hostileBehaviors)[number];

const endlessBytes = 24_000_000;
const megabyte = 1_000_000;

export async function respondWithHostility(
  behavior: HostileBehavior,
  prompt: string,
  response: ServerResponse,
): Promise<void> {
  const buildError = (code: string) => JSON.stringify({ error: { message: `Bad: ${prompt}`, type: prompt, code } });
  const openStream = () => response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  switch (behavior) {
    case 'echo-rejected':
      response.writeHead(400, { 'Content-Type': 'application/json' }).end(buildError('context_length_exceeded'));
      return;
    case 'echo-error':
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(prompt);
      return;
    case 'echo-in-stream':
      openStream().end(`data: ${buildError(prompt)}\n\n`);
      return;
    case 'echo-broken-chunk':
      openStream().end(`data: ${prompt.replaceAll('\n', ' ')}\n\n`);
      return;
    case 'echo-named-event':
      openStream().end(`event: thread.message\ndata: ${prompt.replaceAll('\n', ' ')}\n\n`);
      return;
    case 'echo-invalid': {
      const delta = { content: JSON.stringify({ paragraphs: [prompt], summary: prompt, [prompt]: prompt }) };
      openStream().end(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\ndata: [DONE]\n\n`);
      return;
    }
    case 'endless-line':
      return await sendEndlessly(openStream(), `data: ${'x'.repeat(megabyte)}`);
    case 'endless-events':
      return await sendEndlessly(openStream(), ': keep-alive\n\n'.repeat(megabyte / 14));
    case 'endless-error':
      return await sendEndlessly(response.writeHead(500, { 'Content-Type': 'text/plain' }), 'x'.repeat(megabyte));
  }
}

async function sendEndlessly(response: ServerResponse, piece: string): Promise<void> {
  const closed = once(response, 'close');
  for (let bytes = 0; bytes < endlessBytes && !response.destroyed; bytes += piece.length)
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
  response.end();
}
