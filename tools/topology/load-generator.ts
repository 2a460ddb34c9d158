import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface HttpRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Responses by status (0: no response), and the durations of 2xx responses in milliseconds. */
export interface LoadResult {
  seconds: number;
  statuses: Map<number, number>;
  durationsMs: number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

export function sendRequest(
  url: string,
  { method = 'GET', path, headers, body }: HttpRequest,
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
      if (asked.reusedSocket && again) resolve(sendRequest(url, { method, path, headers, body }, false));
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
export async function runClosedLoop(
  url: string,
  call: () => HttpRequest,
  atATime: number,
  seconds: number,
): Promise<LoadResult> {
  const outcome = createLoadResult();
  const until = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < until) await recordRequest(outcome, url, call());
  };
  await Promise.all(Array.from({ length: atATime }, one));
  return { ...outcome, seconds };
}

/**
 * Open loop: sends a fixed number of requests per second regardless of responses, because users do not wait for each
 * other.
 */
export async function runOpenLoop(
  url: string,
  call: () => HttpRequest,
  perSecond: number,
  until: Promise<unknown>,
): Promise<LoadResult> {
  const outcome = createLoadResult();
  const start = performance.now();
  let over = false;
  void until.then(() => (over = true));
  const running = new Set<Promise<void>>();
  for (let sent = 0; !over;) {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; sent < due; sent++) {
      const one = recordRequest(outcome, url, call()).finally(() => running.delete(one));
      running.add(one);
    }
    await wait(5);
  }
  const seconds = (performance.now() - start) / 1_000;
  await Promise.all(running);
  return { ...outcome, seconds };
}

const createLoadResult = (): LoadResult => ({ seconds: 0, statuses: new Map(), durationsMs: [] });

async function recordRequest({ statuses, durationsMs }: LoadResult, url: string, call: HttpRequest): Promise<void> {
  const start = performance.now();
  const { status } = await sendRequest(url, call);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 200 && status < 300) durationsMs.push(performance.now() - start);
}

export const getThroughput = ({ durationsMs, seconds }: LoadResult) => durationsMs.length / seconds;
export const getGoodput = ({ durationsMs, seconds }: LoadResult, within: number) =>
  durationsMs.filter((time) => time <= within).length / seconds;
export const formatStatuses = ({ statuses }: LoadResult) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
