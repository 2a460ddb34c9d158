import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface HttpRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Numbers of responses by status (0 means no response), and durations of 2xx responses. */
export interface LoadResult {
  seconds: number;
  statuses: Map<number, number>;
  durationsMs: number[];
}

/** Requests come from different networks, because nginx limits the requests of a network. */
let requestCount = 0;
const getNextNetwork = () => `198.51.100.${(requestCount += 1) % 250}`;

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

export function sendRequest(
  url: string,
  { method = 'GET', path, headers, body }: HttpRequest,
  mayRetry = true,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const outgoing = request(url + path, {
      method,
      agent,
      headers: { 'X-Forwarded-For': getNextNetwork(), ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    });
    outgoing.on('error', () => {
      // The server may have closed the keep-alive connection. A browser would also retry once on a new connection.
      if (outgoing.reusedSocket && mayRetry) resolve(sendRequest(url, { method, path, headers, body }, false));
      else resolve({ status: 0, text: '' });
    });
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    outgoing.end(body);
  });
}

/** Measures the maximum throughput by keeping a fixed number of requests in flight. */
export async function runClosedLoop(
  url: string,
  getNextRequest: () => HttpRequest,
  concurrency: number,
  seconds: number,
): Promise<LoadResult> {
  const outcome = createLoadResult();
  const endTime = performance.now() + seconds * 1_000;
  const sendRequests = async () => {
    while (performance.now() < endTime) await recordRequest(outcome, url, getNextRequest());
  };
  await Promise.all(Array.from({ length: concurrency }, sendRequests));
  return { ...outcome, seconds };
}

/** Sends a fixed number of requests per second regardless of responses, because users do not wait for each other. */
export async function runOpenLoop(
  url: string,
  getNextRequest: () => HttpRequest,
  perSecond: number,
  end: Promise<unknown>,
): Promise<LoadResult> {
  const outcome = createLoadResult();
  const start = performance.now();
  let isDone = false;
  void end.then(() => (isDone = true));
  const pending = new Set<Promise<void>>();
  for (let sent = 0; !isDone;) {
    for (const dueCount = ((performance.now() - start) / 1_000) * perSecond; sent < dueCount; sent++) {
      const pendingRequest = recordRequest(outcome, url, getNextRequest()).finally(() =>
        pending.delete(pendingRequest),
      );
      pending.add(pendingRequest);
    }
    await wait(5);
  }
  const seconds = (performance.now() - start) / 1_000;
  await Promise.all(pending);
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
export const getGoodput = ({ durationsMs, seconds }: LoadResult, maxMs: number) =>
  durationsMs.filter((durationMs) => durationMs <= maxMs).length / seconds;
export const formatStatuses = ({ statuses }: LoadResult) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no response'}`).join(', ');
