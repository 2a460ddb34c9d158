import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Responses by status (0: no response), and the durations of 2xx responses in milliseconds. */
export interface Outcome {
  seconds: number;
  statuses: Map<number, number>;
  times: number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

export function send(
  url: string,
  { method = 'GET', path, headers, body }: Call,
  again = true,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const asked = request(url + path, {
      method,
      agent,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    });
    asked.on('error', () => {
      // The server has closed a keep-alive connection in the meantime. Like a browser, this retries once on a new
      // connection.
      if (asked.reusedSocket && again) resolve(send(url, { method, path, headers, body }, false));
      else resolve({ status: 0, text: '' });
    });
    asked.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve({ status: 0, text }));
    });
    asked.end(body);
  });
}

/** Closed loop: a fixed number of requests is always in flight, to measure the maximum throughput. */
export async function closed(url: string, call: () => Call, atATime: number, seconds: number): Promise<Outcome> {
  const outcome = begin();
  const until = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < until) await note(outcome, url, call());
  };
  await Promise.all(Array.from({ length: atATime }, one));
  return { ...outcome, seconds };
}

/**
 * Open loop: sends a fixed number of requests per second regardless of responses, because users do not wait for each
 * other.
 */
export async function open(
  url: string,
  call: () => Call,
  perSecond: number,
  until: Promise<unknown>,
): Promise<Outcome> {
  const outcome = begin();
  const start = performance.now();
  let over = false;
  void until.then(() => (over = true));
  const running = new Set<Promise<void>>();
  for (let sent = 0; !over;) {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; sent < due; sent++) {
      const one = note(outcome, url, call()).finally(() => running.delete(one));
      running.add(one);
    }
    await wait(5);
  }
  const seconds = (performance.now() - start) / 1_000;
  await Promise.all(running);
  return { ...outcome, seconds };
}

const begin = (): Outcome => ({ seconds: 0, statuses: new Map(), times: [] });

async function note({ statuses, times }: Outcome, url: string, call: Call): Promise<void> {
  const start = performance.now();
  const { status } = await send(url, call);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 200 && status < 300) times.push(performance.now() - start);
}

export const rate = ({ times, seconds }: Outcome) => times.length / seconds;
export const goodput = ({ times, seconds }: Outcome, within: number) =>
  times.filter((time) => time <= within).length / seconds;
export const said = ({ statuses }: Outcome) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
