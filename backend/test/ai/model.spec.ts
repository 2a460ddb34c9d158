import { setTimeout as sleep } from 'node:timers/promises';
import { generationSchema } from '@shortlist/contracts/generator/generation';
import { type PaidCall, SpendGuard, SpendRefusedError } from '../../src/ai/spend-guard/spend-guard';
import { waitFor } from '../harness/wait-for';
import { readGenerationEvents } from '../harness/event-stream';
import {
  buildModelEnv,
  expectGenerationFallback,
  resetAiState,
  listAiCalls,
  openAiServer,
  useFakeOpenAi,
} from '../harness/fake-openai';
import { getSessionCookie, countUses, registerUser, signInAsAdmin } from '../harness/accounts';
import { describeOnBothDatabases } from '../harness/test-app';
import type { Behavior } from '@shortlist/testing/servers/openai-server';
import { nurseGenerationRequest } from '../harness/requests';

useFakeOpenAi();

describeOnBothDatabases(
  'a language model',
  (app) => {
    beforeEach(() => resetAiState(app));

    const generate = (body: object = nurseGenerationRequest) =>
      app.createClient().post('/api/autonomous-generate').send(body);
    const listLedger = () => listAiCalls(app);
    /** Costs one micro-dollar per output token. */
    const createPaidCall = (maxOutputTokens: number): PaidCall => ({
      feature: 'test',
      model: 'm',
      price: { input: 0, cachedInput: 0, output: 1 },
      input: '',
      maxOutputTokens,
    });

    it('writes both documents, and is returned as the writer', async () => {
      const generation = generationSchema.parse((await generate().expect(200)).body);
      expect(generation.writer).toBe('openai');
      expect(generation.resume.summary).toMatch(/^Registered nurse used to busy wards/);
      expect(generation.resume.experience.map(({ title }) => title)).toEqual(['[Job title]', '[Earlier title]']);
      expect(generation.coverLetter).toContain('At [Employer] I looked after [number] patients');
      expect(generation.keywords).toContain('Triage');
      // 900 input tokens cost 1 micro-dollar each, and 420 output tokens cost 2. Cached tokens are not cheaper.
      expect(await listLedger()).toEqual([
        expect.objectContaining({
          feature: 'one-click-resume@1',
          outcome: 'ok',
          cost_micros: '1740',
          input_tokens: 900,
          cached_tokens: 512,
        }),
        expect.objectContaining({
          feature: 'one-click-letter@1',
          outcome: 'ok',
          cost_micros: '1740',
          output_tokens: 420,
        }),
      ]);
      const budgets = await app.database.query('SELECT spent_micros, reserved_micros, calls FROM ai_budgets');
      expect(budgets).toEqual(Array(2).fill({ spent_micros: '3480', reserved_micros: '0', calls: 2 }));
      expect(openAiServer.calls[0]).toMatchObject({
        stream: true,
        max_completion_tokens: expect.any(Number),
        response_format: { type: 'json_schema' },
      });
    });

    it('estimates the usage when an endpoint reports implausible counts', async () => {
      openAiServer.behavior = 'miscounting';
      await generate().expect(200);
      for (const { outcome, cost_micros: cost } of await listLedger()) {
        expect(outcome).toBe('ok');
        expect(Number(cost)).toBeGreaterThan(100);
      }
    });

    it('streams whole sentences as they arrive', async () => {
      openAiServer.chunkDelayMs = 2;
      const events = await readGenerationEvents(app.url, nurseGenerationRequest);
      const drafts = events.filter((event) => event.type === 'draft');
      for (const { resume } of drafts) expect(resume.personalInfo.summary).toMatch(/^$|\.$/);
      const steps = ['summary', 'experience', 'skills', 'coverLetter'];
      const stepIndexes = drafts.map(({ step }) => steps.indexOf(step));
      expect(stepIndexes).toEqual([...stepIndexes].sort());
      expect([stepIndexes[0], stepIndexes.at(-1)]).toEqual([0, 3]);
      const result = events.at(-1);
      expect(result?.type === 'result' && result.generation.documents).toEqual({
        resume: drafts.at(-1)?.resume,
        letter: drafts.at(-1)?.letter,
      });
    });

    it('cannot add unsupported claims about the user', async () => {
      openAiServer.behavior = 'hostile';
      const { body } = await generate().expect(200);
      const text = JSON.stringify([body.documents, body.coverLetter]);
      expect(text).not.toMatch(/Google|Mercy|Boston|Harvard|Stanford|MBA|roe|555|Chief|evil|May 2015|five hundred/);
      expect(text.replaceAll(/"date":"[\d-]+"|Microsoft 365/g, '')).not.toMatch(/\d/);
      expect(body.documents.resume.skills).toEqual(['Triage', 'Microsoft 365']);
    });

    it.each<[Behavior, string]>([
      ['rate-limited', 'unreachable'],
      ['error', 'unreachable'],
      ['reset', 'unreachable'],
      ['bad-json', 'nonsense'],
      ['nonsense', 'nonsense'],
      ['empty', 'nonsense'],
      ['huge', 'nonsense'],
      ['refusal', 'refused'],
    ])('%s: the rule-based writer answers, and the quota stays unchanged', async (behavior, outcome) => {
      await expectGenerationFallback(app, behavior, outcome);
    });

    it('is replaced in the middle of a stream when the connection breaks', async () => {
      openAiServer.behavior = 'reset';
      openAiServer.chunkDelayMs = 5;
      const events = await readGenerationEvents(app.url, nurseGenerationRequest);
      expect(events[0]?.type).toBe('draft');
      expect(events.at(-1)).toMatchObject({ type: 'result', generation: { writer: 'built-in' } });
    });

    it('ends the calls when the client disconnects, and refunds the quota use', async () => {
      openAiServer.behavior = 'pause';
      const client = app.createClient();
      const draftResponse = await client.post('/api/resumes/draft').send({});
      const cookie = getSessionCookie(draftResponse)!;
      await readGenerationEvents(app.url, nurseGenerationRequest, { cookie, disconnectAfter: 1 });
      await waitFor(async () => {
        expect(openAiServer.abortedCalls).toBe(2);
        expect((await listLedger()).map(({ outcome }) => outcome)).toEqual(['cancelled', 'cancelled']);
        expect(await countUses(client)).toBe(0);
      });
      for (const { cost_micros } of await listLedger()) expect(Number(cost_micros)).toBeGreaterThan(0);
    });

    it('is called only with features that the endpoint supports', async () => {
      openAiServer.unsupportedFeatures = new Set(['tokens', 'schema', 'json', 'usage']);
      expect((await generate().expect(200)).body.writer).toBe('openai');
      const [lastCall] = openAiServer.calls.slice(-1);
      expect(lastCall).toMatchObject({ max_tokens: expect.any(Number) });
      expect(lastCall).not.toHaveProperty('response_format');
      expect(lastCall).not.toHaveProperty('stream_options');
      expect(Number((await listLedger())[0]?.cost_micros)).toBeGreaterThan(500);
      openAiServer.calls = [];
      await generate().expect(200);
      expect(openAiServer.calls).toHaveLength(2);
    });

    it('stops calling a failing provider, and tries again later', async () => {
      openAiServer.behavior = 'error';
      for (let i = 0; i < 5; i++) await generate();
      openAiServer.calls = [];
      const generation = (await generate().expect(200)).body;
      expect(generation).toMatchObject({ writer: 'built-in' });
      expect(generation.suggestions[0]).toMatch(/built-in writer/);
      expect(openAiServer.calls).toHaveLength(0);
      openAiServer.behavior = 'normal';
      await app.database.query(`UPDATE ai_state SET open_until = now() - interval '1 second'`);
      expect((await generate().expect(200)).body.writer).toBe('openai');
      expect(await app.database.query('SELECT failures, open_until FROM ai_state')).toEqual([
        { failures: 0, open_until: null },
      ]);
    });

    it('is replaced by the rule-based writer until an administrator ends an emergency', async () => {
      const now = new Date().toISOString();
      for (const period of [now.slice(0, 10), now.slice(0, 7)]) {
        await app.database.query('INSERT INTO ai_budgets VALUES ($1, 4499500, 0, 1)', [period]);
      }
      expect((await generate().expect(200)).body.writer).toBe('openai');
      expect((await generate().expect(200)).body.writer).toBe('built-in');
      const admin = await signInAsAdmin(app);
      const { body } = await admin.get('/api/cost-protection/dashboard').expect(200);
      expect(body.summary).toMatchObject({ emergencyMode: true, daily: { cost: { limit: 5 } } });
      expect(body.summary.daily.cost.used).toBeGreaterThanOrEqual(4.5);
      expect(body.summary.alerts[0].level).toBe('emergency');
      const resetResponse = await admin.post('/api/cost-protection/reset-emergency').expect(200);
      expect(resetResponse.body.summary.emergencyMode).toBe(false);
      expect((await generate().expect(200)).body.writer).toBe('openai');
    });

    it('shows costs only to administrators', async () => {
      await app.createClient().get('/api/cost-protection/dashboard').expect(401);
      const { browser } = await registerUser(app);
      await browser.get('/api/cost-protection/dashboard').expect(403);
      await browser.post('/api/cost-protection/reset-emergency').expect(403);
    });

    it('has a daily limit per IP address for guests', async () => {
      await app.database.query('DELETE FROM paid_visits');
      for (let i = 0; i < 3; i++) await generate().expect(200);
      await app.database.query('UPDATE paid_visits SET count = 100');
      expect((await generate().expect(200)).body.writer).toBe('built-in');
    });

    it('never exceeds the budget, even with many concurrent calls', async () => {
      const guard = app.nest.get(SpendGuard);
      const call = createPaidCall(100_000);
      let maxMicros = 0;
      let isRunning = true;
      const budgetMonitor = (async () => {
        while (isRunning) {
          const [row] = await app.database.query<{ sum: string }[]>(
            `SELECT max(spent_micros + reserved_micros) AS sum FROM ai_budgets`,
          );
          maxMicros = Math.max(maxMicros, Number(row?.sum ?? 0));
          await sleep(2);
        }
      })();
      const results = await Promise.allSettled(
        Array.from({ length: 200 }, async () => {
          const [reservation] = await guard.reserve([call]);
          return await guard.run(reservation!, async (meter) => {
            await sleep(5);
            meter.usage = { input: 0, cached: 0, output: 100_000 };
          });
        }),
      );
      isRunning = false;
      await budgetMonitor;
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      for (const reason of refusals) expect(reason).toBeInstanceOf(SpendRefusedError);
      expect(maxMicros).toBeLessThanOrEqual(5_000_000);
      // 45 calls of ten cents reach the emergency threshold of 90%. At that time, at most five other calls are running.
      // The budget covers them.
      expect(results.length - refusals.length).toBeGreaterThanOrEqual(45);
      expect(results.length - refusals.length).toBeLessThanOrEqual(50);
      const [state] = await app.database.query<{ emergency_since: Date | null }[]>(
        'SELECT emergency_since FROM ai_state',
      );
      expect(state?.emergency_since).toBeInstanceOf(Date);
    });

    it('counts the reservations of a killed process as spent', async () => {
      const guard = app.nest.get(SpendGuard);
      await guard.reserve([createPaidCall(7)]);
      await guard.settleLostCalls();
      expect((await listLedger())[0]?.outcome).toBe('reserved');
      await app.database.query(`UPDATE ai_calls SET started_at = started_at - interval '10 minutes'`);
      await guard.settleLostCalls();
      await guard.settleLostCalls();
      expect(await listLedger()).toEqual([expect.objectContaining({ outcome: 'lost', cost_micros: '7' })]);
    });
  },
  buildModelEnv('30'),
);
