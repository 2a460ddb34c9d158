import { injectIntoDocuments, createObedientWriter } from '../prompt-injection/inject-into-documents';
import { injectionPayloads } from '../prompt-injection/injection-payloads';
import { buildModelEnv, openAiServer, useFakeOpenAi } from '../harness/fake-openai';
import { createTestApp, unlimitedEnv, type TestApp } from '../harness/test-app';

useFakeOpenAi();

// The full set runs with `npm run stress -- ai-abuse`.
describe('injections into job postings, resumes and files', () => {
  let app: TestApp;
  beforeAll(async () => {
    const limits = { AI_DAILY_LIMIT: '1000', AI_MONTHLY_LIMIT: '10000', AI_DAILY_PER_ADDRESS: '100000' };
    app = await createTestApp('PostgreSQL', { ...unlimitedEnv, ...buildModelEnv('20'), ...limits });
  });
  afterAll(() => app.close());

  it('have no effect, even with a model that obeys them', async () => {
    openAiServer.responseOverride = createObedientWriter();
    const payloads = [0, 4, 41, 77, 120, 190].flatMap((index) => injectionPayloads[index] ?? []);
    const { calls, failures } = await injectIntoDocuments(app.url, payloads);
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(25);
    expect(openAiServer.calls.length).toBeGreaterThan(10);
    openAiServer.responseOverride = undefined;
  });
});
