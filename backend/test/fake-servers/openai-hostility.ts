import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Behaviors of an endpoint that never stops sending, or only after 24 MB, which no test may reach. */
export const hostileBehaviors = ['endless-line', 'endless-events', 'endless-error'] as const;
export type HostileBehavior = (typeof hostileBehaviors)[number];

const endlessBytes = 24_000_000;
const megabyte = 1_000_000;

export async function respondWithHostility(behavior: HostileBehavior, response: ServerResponse): Promise<void> {
  const openStream = () => response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  switch (behavior) {
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
