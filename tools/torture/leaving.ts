import { setTimeout as wait } from 'node:timers/promises';
import type { OpenAiServer } from '@shortlist/backend/servers/openai-server';

interface Leaving {
  name: string;
  times: number;
  /** Milliseconds between the client's disconnect and the end of the provider's calls. */
  slowest: number;
}

const nurse = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
const calls: [name: string, path: string, body: object][] = [
  ['generator', '/api/autonomous-generate', nurse],
  ['letters', '/api/cover-letters/generate', { jobTitle: 'Registered Nurse', companyName: 'Acme Hospital' }],
  ['help', '/api/help/ask', { question: 'Can I get my money back?' }],
  ['chat', '/api/chat-support', { message: 'Can I get my money back?' }],
  ['staff', '/api/ai-staff/developer', { task: 'Why did the spend rise?' }],
];

/** Disconnects clients while the model is still writing: either one chunk per second or nothing at all. */
export async function leave(
  url: string,
  model: OpenAiServer,
  admin: { email: string; password: string },
  times = 20,
): Promise<Leaving[]> {
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
  const results: Leaving[] = [];
  for (const [name, path, body] of calls) {
    let slowest = 0;
    for (let time = 0; time < times; time++) {
      model.behaviour = time % 2 ? 'slow' : 'silent';
      const reader = new AbortController();
      const call = post(path, body, { signal: reader.signal }, cookie)
        .then((answer) => answer.text())
        .catch(() => undefined);
      for (let tries = 0; tries < 500 && model.open === 0; tries++) await wait(10);
      if (model.open === 0) slowest = Infinity;
      reader.abort();
      const left = performance.now();
      while (model.open > 0 && performance.now() - left < 30_000) await wait(2);
      slowest = Math.max(slowest, performance.now() - left);
      await call;
    }
    results.push({ name, times, slowest });
  }
  model.behaviour = 'normal';
  return results;
}
