import { setTimeout as wait } from 'node:timers/promises';
import type { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';

interface DisconnectResult {
  name: string;
  repetitions: number;
  /** Longest time from a client's disconnect to the end of the model call. */
  slowestMs: number;
}

const generationRequest = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
const calls: [name: string, path: string, body: object][] = [
  ['generator', '/api/autonomous-generate', generationRequest],
  ['letters', '/api/cover-letters/generate', { jobTitle: 'Registered Nurse', companyName: 'Acme Hospital' }],
  ['help', '/api/help/ask', { question: 'Can I get my money back?' }],
  ['chat', '/api/chat-support', { message: 'Can I get my money back?' }],
  ['staff', '/api/ai-staff/developer', { task: 'Why did the spend rise?' }],
];

/** Disconnects clients while the model writes slowly or has not written anything yet. */
export async function measureClientDisconnects(
  url: string,
  model: FakeOpenAiServer,
  admin: { email: string; password: string },
  repetitions = 20,
): Promise<DisconnectResult[]> {
  const post = (path: string, body: object, options: RequestInit = {}, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: cookie },
      body: JSON.stringify(body),
      ...options,
    });
  const loginResponse = await post('/api/auth/login', admin);
  const cookie = loginResponse.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  const results: DisconnectResult[] = [];
  for (const [name, path, body] of calls) {
    let maxMs = 0;
    for (let repetition = 0; repetition < repetitions; repetition++) {
      model.behavior = repetition % 2 ? 'slow' : 'silent';
      const abortController = new AbortController();
      const call = post(path, body, { signal: abortController.signal }, cookie)
        .then((response) => response.text())
        .catch(() => undefined);
      for (let attempts = 0; attempts < 500 && model.openCalls === 0; attempts++) await wait(10);
      if (model.openCalls === 0) maxMs = Infinity;
      abortController.abort();
      const disconnectTime = performance.now();
      while (model.openCalls > 0 && performance.now() - disconnectTime < 30_000) await wait(2);
      maxMs = Math.max(maxMs, performance.now() - disconnectTime);
      await call;
    }
    results.push({ name, repetitions, slowestMs: maxMs });
  }
  model.behavior = 'normal';
  return results;
}
