import { setTimeout as wait } from 'node:timers/promises';
import type { FakeOpenAiServer } from '@shortlist/backend/servers/openai-server';

interface DisconnectResult {
  name: string;
  repetitions: number;
  /** Milliseconds between the client's disconnect and the end of the provider's calls. */
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

/** Disconnects clients while the model is still writing: either one chunk per second or nothing at all. */
export async function measureClientDisconnects(
  url: string,
  model: FakeOpenAiServer,
  admin: { email: string; password: string },
  times = 20,
): Promise<DisconnectResult[]> {
  const post = (path: string, body: object, more: RequestInit = {}, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: cookie },
      body: JSON.stringify(body),
      ...more,
    });
  const signedIn = await post('/api/auth/login', admin);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const results: DisconnectResult[] = [];
  for (const [name, path, body] of calls) {
    let slowest = 0;
    for (let time = 0; time < times; time++) {
      model.behavior = time % 2 ? 'slow' : 'silent';
      const reader = new AbortController();
      const call = post(path, body, { signal: reader.signal }, cookie)
        .then((response) => response.text())
        .catch(() => undefined);
      for (let tries = 0; tries < 500 && model.openCalls === 0; tries++) await wait(10);
      if (model.openCalls === 0) slowest = Infinity;
      reader.abort();
      const left = performance.now();
      while (model.openCalls > 0 && performance.now() - left < 30_000) await wait(2);
      slowest = Math.max(slowest, performance.now() - left);
      await call;
    }
    results.push({ name, repetitions: times, slowestMs: slowest });
  }
  model.behavior = 'normal';
  return results;
}
