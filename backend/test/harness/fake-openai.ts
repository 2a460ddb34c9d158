import { type Behavior, FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { waitFor } from './wait-for';
import { nurseGenerationRequest } from './requests';
import { countUses, adminEnv } from './accounts';
import type { TestApp } from './test-app';

export const openAiServer = new FakeOpenAiServer();
let baseUrl = '';
export const buildModelEnv = (timeoutSeconds: string): NodeJS.ProcessEnv => ({
  OPENAI_API_KEY: 'test',
  OPENAI_MODEL: 'test-model',
  OPENAI_INPUT_PRICE: '1',
  OPENAI_OUTPUT_PRICE: '2',
  OPENAI_TIMEOUT_SECONDS: timeoutSeconds,
  // A getter, because the URL is known only after the server has started.
  get OPENAI_BASE_URL() {
    return baseUrl;
  },
  AI_DAILY_LIMIT: '5',
  AI_DAILY_PER_ADDRESS: '100',
  ...adminEnv,
  RATE_NEW_SESSION: '100000',
});

export function useFakeOpenAi(): void {
  beforeAll(async () => {
    baseUrl = await openAiServer.start();
  });
  afterAll(() => openAiServer.stop());
}

export async function resetAiState(app: TestApp) {
  openAiServer.reset();
  await app.database.query(
    'UPDATE ai_state SET failures = 0, open_until = NULL, emergency_since = NULL, emergency_period = NULL',
  );
  for (const table of ['ai_calls', 'ai_budgets', 'ai_alerts', 'paid_visits'])
    await app.database.query(`DELETE FROM ${table}`);
}

export const listAiCalls = (app: TestApp) =>
  app.database.query<{ feature: string; outcome: string; cost_micros: string; owner_id: string }[]>(
    'SELECT feature, outcome, cost_micros, owner_id, input_tokens, cached_tokens, output_tokens FROM ai_calls ORDER BY feature DESC',
  );

/** Expects the rule-based writer to answer for a model that fails, and the quota to stay unchanged. */
export async function expectGenerationFallback(app: TestApp, behavior: Behavior, outcome: string) {
  openAiServer.behavior = behavior;
  const client = app.createClient();
  const { body } = await client.post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200);
  expect(body.writer).toBe('built-in');
  expect(body.suggestions[0]).toMatch(/built-in writer/);
  expect(body.resume.summary).not.toBe('');
  expect(await countUses(client)).toBe(0);
  expect((await client.get('/api/generations')).body).toHaveLength(1);
  expect((await listAiCalls(app)).map((row) => row.outcome)).toContain(outcome);
  expect(await app.database.query('SELECT period FROM ai_budgets WHERE reserved_micros <> 0')).toEqual([]);
  await waitFor(() => expect(openAiServer.openCalls).toBe(0));
}
