import { buildModelEnv, resetAiState, openAiServer, useFakeOpenAi } from '../harness/fake-openai';
import { grantPremium } from '../harness/stripe-payments';
import { registerUser } from '../harness/accounts';
import { nurseGenerationRequest } from '../harness/requests';
import { describeOnDefaultDatabase, unlimitedEnv, type TestApp, type TestClient } from '../harness/test-app';

useFakeOpenAi();

const analysisRequest = {
  jobDescription: 'Registered nurse for a busy surgical ward: triage, wound care, IV therapy, documentation in Epic.',
};

async function register(app: TestApp): Promise<{ browser: TestClient; ownerId: string }> {
  const { browser, id } = await registerUser(app);
  const [row] = await app.database.query<{ owner_id: string }[]>('SELECT owner_id FROM users WHERE id = $1', [id]);
  return { browser, ownerId: row!.owner_id };
}

const analyze = async (client: TestClient): Promise<string> => {
  const { body } = await client.post('/api/analyze-job').send(analysisRequest).expect(200);
  return (body as { writer: string }).writer;
};

const generate = async (client: TestClient): Promise<string> => {
  const { body } = await client.post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200);
  return (body as { writer: string }).writer;
};

const buildEnv = (overrides: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.assign(buildModelEnv('5'), unlimitedEnv, overrides);

describeOnDefaultDatabase(
  'free use of a model',
  (app) => {
    beforeEach(() => resetAiState(app));

    it('stops at its share of the budget, while paying users still get the model', async () => {
      const premiumUser = await register(app);
      await grantPremium(app, premiumUser.ownerId);
      const freeUsers = await Promise.all(Array.from({ length: 10 }, () => register(app)));
      const writers: string[] = [];
      for (let round = 0; round < 30; round += 1)
        writers.push(...(await Promise.all(freeUsers.map(({ browser }) => analyze(browser)))));
      expect(writers).toHaveLength(300);
      expect(writers.at(-1)).toBe('built-in');
      expect(writers).toContain('openai');
      const rows = await app.database.query<Record<'spent' | 'free', number>[]>(
        'SELECT spent_micros::int AS spent, free_micros::int AS free FROM ai_budgets',
      );
      for (const { spent, free: freeSpent } of rows) expect(freeSpent).toBe(spent);
      expect(Math.max(...rows.map(({ spent }) => spent))).toBeLessThanOrEqual(50_000);
      expect(await generate(premiumUser.browser)).toBe('openai');
      expect(await analyze(premiumUser.browser)).toBe('openai');
      expect(await generate(freeUsers[0]!.browser)).toBe('built-in');
    }, 180_000);
  },
  buildEnv({ AI_DAILY_LIMIT: '0.1', AI_DAILY_PER_ACCOUNT: '1000', AI_DAILY_PER_NETWORK: '1000' }),
);

describeOnDefaultDatabase(
  'daily requests that a model answers',
  (app) => {
    beforeEach(() => resetAiState(app));

    it('are limited per account', async () => {
      const { browser } = await register(app);
      expect([await analyze(browser), await analyze(browser), await analyze(browser)]).toEqual([
        'openai',
        'openai',
        'built-in',
      ]);
      expect(await analyze((await register(app)).browser)).toBe('openai');
    });

    it('are limited per network, across accounts, except for paying users', async () => {
      const premiumUser = await register(app);
      await grantPremium(app, premiumUser.ownerId);
      const writers: string[] = [];
      for (let i = 0; i < 6; i += 1) writers.push(await analyze((await register(app)).browser));
      expect(writers).toEqual(['openai', 'openai', 'openai', 'openai', 'built-in', 'built-in']);
      expect(await analyze(app.createClient())).toBe('built-in');
      for (let i = 0; i < 5; i += 1) expect(await analyze(premiumUser.browser)).toBe('openai');
    });

    it('include requests that are canceled', async () => {
      const { browser } = await register(app);
      openAiServer.behavior = 'silent';
      for (let i = 0; i < 2; i += 1) {
        await browser
          .post('/api/autonomous-generate')
          .send(nurseGenerationRequest)
          .timeout(700)
          .catch((error: unknown) => error);
      }
      openAiServer.behavior = 'normal';
      expect(await generate(browser)).toBe('built-in');
    });
  },
  buildEnv({ AI_DAILY_PER_ACCOUNT: '2', AI_DAILY_PER_NETWORK: '4', AI_DAILY_PER_ADDRESS: '3' }),
);

describeOnDefaultDatabase(
  'an account without a verified address',
  (app) => {
    beforeEach(() => resetAiState(app));

    it('has the limits of a guest if email delivery is configured', async () => {
      const { browser, ownerId } = await register(app);
      expect([await analyze(browser), await analyze(browser)]).toEqual(['openai', 'built-in']);
      await app.database.query('UPDATE users SET verified_at = now() WHERE owner_id = $1', [ownerId]);
      expect([await analyze(browser), await analyze(browser)]).toEqual(['openai', 'openai']);
    });
  },
  buildEnv({ AI_DAILY_PER_ADDRESS: '1', SMTP_URL: 'smtp://127.0.0.1:9' }),
);

describeOnDefaultDatabase(
  'an emergency',
  (app) => {
    it('ends with the day or month whose budget was spent', async () => {
      const startEmergency = (period: string) =>
        app.database.query(`UPDATE ai_state SET emergency_since = now() - interval '1 day', emergency_period = $1`, [
          period,
        ]);
      const toIso = (ms: number) => new Date(ms).toISOString();
      const [today, yesterday] = [toIso(Date.now()), toIso(Date.now() - 86_400_000)];
      await resetAiState(app);
      for (const period of [today.slice(0, 10), today.slice(0, 7)]) {
        await startEmergency(period);
        expect(await generate(app.createClient())).toBe('built-in');
      }
      await startEmergency(yesterday.slice(0, 10));
      expect(await generate(app.createClient())).toBe('openai');
    });
  },
  buildEnv({}),
);
