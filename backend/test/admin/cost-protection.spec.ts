import { type AuditEntry, type CostDashboard, costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import { SpendGuard, SpendRefusedError } from '../../src/ai/spend-guard/spend-guard';
import { readEmails } from '../harness/mailbox';
import { buildModelEnv, resetAiState, openAiServer, useFakeOpenAi } from '../harness/fake-openai';
import { promoteToAdministrator, buildRegistration, signInAsAdmin } from '../harness/accounts';
import { nurseGenerationRequest } from '../harness/requests';
import { describeOnBothDatabases, type TestClient } from '../harness/test-app';

useFakeOpenAi();

const extraEnv: NodeJS.ProcessEnv = {
  AI_DAILY_CALLS: '50',
  AI_MONTHLY_LIMIT: '100',
  OPENAI_CHEAP_MODEL: 'small-model',
  OPENAI_CHEAP_INPUT_PRICE: '0.1',
  OPENAI_CHEAP_OUTPUT_PRICE: '0.2',
};
const [today, month] = [new Date().toISOString().slice(0, 10), new Date().toISOString().slice(0, 7)];

describeOnBothDatabases(
  'cost protection',
  (app) => {
    let admin: TestClient;
    beforeAll(async () => {
      admin = await signInAsAdmin(app);
    });
    beforeEach(async () => {
      await resetAiState(app);
      for (const table of ['ai_alerts', 'audit_entries', 'mails']) await app.database.query(`DELETE FROM ${table}`);
      await app.database.query(
        `UPDATE ai_settings SET daily_micros = NULL, monthly_micros = NULL, warning_threshold = NULL, emergency_threshold = NULL`,
      );
    });

    const getDashboard = async (): Promise<CostDashboard> =>
      costDashboardSchema.parse((await admin.get('/api/cost-protection/dashboard').expect(200)).body);
    const saveSettings = (change: object) => admin.post('/api/cost-protection/config').send(change);
    const reset = () => admin.post('/api/cost-protection/reset-emergency').expect(200);
    const listAuditEntries = async (language = 'en') =>
      (await admin.get('/api/cost-protection/audit').set('Accept-Language', language).expect(200)).body as AuditEntry[];
    const generate = () => app.createClient().post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200);
    const generateAndGetWriter = async () => {
      openAiServer.calls = [];
      const { body } = await generate();
      return [body.writer as string, [...new Set(openAiServer.calls.map(({ model }) => model))].join()];
    };
    const setSpending = async (dollars: number, calls = 1) => {
      for (const period of [today, month]) {
        await app.database.query(
          `INSERT INTO ai_budgets VALUES ($1, $2, 0, $3) ON CONFLICT (period) DO UPDATE SET spent_micros = $2, calls = $3`,
          [period, dollars * 1e6, calls],
        );
      }
    };
    const getSpendGuard = () => app.nest.get(SpendGuard);
    const createCall = (cents: number) => ({
      feature: 'test@1',
      model: '=test',
      price: { input: 0, cachedInput: 0, output: 1 },
      input: '',
      maxOutputTokens: cents * 10_000,
    });
    const spend = async (cents: number) => {
      const [reservation] = await getSpendGuard().reserve([createCall(cents)]);
      await getSpendGuard().run(reservation!, (meter) => {
        meter.usage = { input: 0, cached: 0, output: cents * 10_000 };
        return Promise.resolve();
      });
    };

    it('accepts partial settings as entered, and validates them together with the stored settings', async () => {
      expect((await getDashboard()).config).toEqual({
        dailyLimit: 5,
        monthlyLimit: 100,
        warningThreshold: 70,
        emergencyThreshold: 90,
      });
      const { body } = await saveSettings({ dailyLimit: '12.50', warningThreshold: '60' }).expect(200);
      expect(body.config).toEqual({
        dailyLimit: 12.5,
        monthlyLimit: 100,
        warningThreshold: 60,
        emergencyThreshold: 90,
      });
      expect(body.summary.daily.cost.limit).toBe(12.5);
      await saveSettings({ emergencyThreshold: 61 }).expect(200);
      const { body: refusedBody } = await saveSettings({ warningThreshold: 61 }).expect(400);
      expect(refusedBody).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'warningThreshold', message: 'The warning threshold must be below the emergency threshold.' }],
      });
      const refusedResponse = await saveSettings({ emergencyThreshold: '60' }).expect(400);
      expect(refusedResponse.body.issues[0].path).toBe('emergencyThreshold');
      expect((await getDashboard()).config).toMatchObject({ warningThreshold: 60, emergencyThreshold: 61 });
    });

    it('reports each invalid value and changes nothing', async () => {
      const configBefore = (await getDashboard()).config;
      const invalidValues: [string, unknown][] = [
        ...['', '  ', '-0.01', '1,5', 'Infinity'].map((value): [string, unknown] => ['dailyLimit', value]),
        ...['ten', null, true, [5], 1e300].map((value): [string, unknown] => ['monthlyLimit', value]),
        ...['0.5', 'NaN', ''].map((value): [string, unknown] => ['warningThreshold', value]),
        ['emergencyThreshold', '101'],
      ];
      for (const [field, value] of invalidValues) {
        const { status, body } = await saveSettings({ dailyLimit: '7', [field]: value });
        const paths = (body.issues as { path: string }[] | undefined)?.map(({ path }) => path);
        expect([field, value, status, paths]).toEqual([field, value, 400, [field]]);
      }
      expect((await getDashboard()).config).toEqual(configBefore);
      expect(await listAuditEntries()).toEqual([]);
    });

    it('logs each change once, with its author, in the reader’s language', async () => {
      await saveSettings({ dailyLimit: '8', isAdmin: true }).expect(200);
      await saveSettings({ dailyLimit: '8' }).expect(200);
      const [entry, ...moreEntries] = await listAuditEntries();
      expect(moreEntries).toEqual([]);
      expect(entry).toMatchObject({ action: 'settings_changed', text: 'Daily limit: $5.00 → $8.00' });
      expect(entry?.by).toEqual(expect.any(String));
      expect((await listAuditEntries('de'))[0]?.text).toMatch(/^Tageslimit: 5,00\s\$ → 8,00\s\$$/);
    });

    it('switches to cheaper writers as the budget runs out, and reports the current writer', async () => {
      expect([await generateAndGetWriter(), (await getDashboard()).ladder]).toEqual([
        ['openai', 'test-model'],
        'model',
      ]);
      await setSpending(3.5);
      expect([await generateAndGetWriter(), (await getDashboard()).ladder]).toEqual([
        ['openai', 'small-model'],
        'cheaper',
      ]);
      // The remaining budget does not cover a call. This starts no emergency, and the rule-based writer takes over.
      await saveSettings({ warningThreshold: '98', emergencyThreshold: '100' });
      await setSpending(4.9999);
      expect([await generateAndGetWriter(), (await getDashboard()).ladder]).toEqual([['built-in', ''], 'built-in']);
      expect((await getDashboard()).summary.alerts[0]).toMatchObject({ level: 'critical' });
      await saveSettings({ dailyLimit: '20' });
      expect([await generateAndGetWriter(), (await getDashboard()).ladder]).toEqual([
        ['openai', 'test-model'],
        'model',
      ]);
      await saveSettings({ warningThreshold: '70', emergencyThreshold: '90' });
      await setSpending(17.9999);
      expect(await generateAndGetWriter()).toEqual(['openai', 'small-model']);
      expect([await generateAndGetWriter(), (await getDashboard()).ladder]).toEqual([['built-in', ''], 'emergency']);
      const { body } = await generate();
      expect(body.suggestions[0]).toMatch(/built-in writer/);
      await reset();
      expect([await generateAndGetWriter(), (await getDashboard()).ladder]).toEqual([
        ['openai', 'small-model'],
        'cheaper',
      ]);
    });

    it('stops calling the model when the daily calls are used up', async () => {
      await setSpending(0.1, 49);
      expect(await generateAndGetWriter()).toEqual(['built-in', '']);
      const { summary, ladder } = await getDashboard();
      expect([ladder, summary.alerts[0]?.message]).toEqual([
        'built-in',
        'Today’s API calls are used up. The built-in writer answers until midnight UTC.',
      ]);
    });

    it('reports each alert level once, in the audit log and to every administrator by email', async () => {
      const { body } = await app.createClient().post('/api/auth/register').send(buildRegistration()).expect(201);
      await promoteToAdministrator(app, body.user.id as string);
      const listAlertEmails = async () =>
        (await readEmails(app)).filter(({ text }) => text.includes('/cost-protection'));
      const countBefore = (await listAlertEmails()).length;
      await setSpending(3.4);
      for (let i = 0; i < 3; i++) await spend(5);
      expect((await listAuditEntries()).map(({ action, by, text }) => [action, by, text])).toEqual([
        [
          'alert',
          null,
          '$3.50 of the daily limit of $5.00 spent (70%). From now on, a cheaper model writes, if one is configured.',
        ],
      ]);
      const listNewAlertEmails = async () => (await listAlertEmails()).slice(countBefore);
      const firstEmails = await listNewAlertEmails();
      expect(firstEmails.map(({ to }) => to).sort()).toEqual(['admin@example.com', body.user.email].sort());
      expect(firstEmails[0]!.text).toContain('$3.50 of the daily limit of $5.00 spent (70%).');

      await setSpending(4.4);
      await spend(10);
      await expect(spend(1)).rejects.toThrow(SpendRefusedError);
      expect((await listAuditEntries()).map(({ action }) => action)).toEqual(['emergency_began', 'alert']);
      await reset();
      await reset();
      await expect(spend(51)).rejects.toThrow(SpendRefusedError);
      await expect(spend(51)).rejects.toThrow(SpendRefusedError);
      await spend(1);
      const auditEntries = await listAuditEntries();
      expect(auditEntries.map(({ action }) => action)).toEqual([
        'alert',
        'emergency_reset',
        'emergency_began',
        'alert',
      ]);
      expect(auditEntries.map(({ by }) => Boolean(by))).toEqual([false, true, false, false]);
      expect(auditEntries[0]?.text).toMatch(
        /^\$4\.50 of the daily limit of \$5\.00 spent \(90%\)\. What’s left doesn’t cover/,
      );
      expect(await listNewAlertEmails()).toHaveLength(6);
    });

    it('starts an emergency when a lowered limit is already exceeded, and again at a higher limit', async () => {
      await setSpending(2);
      const { body } = await saveSettings({ dailyLimit: '2.1' }).expect(200);
      expect(body.summary.emergencyMode).toBe(true);
      expect(body.ladder).toBe('emergency');
      expect((await listAuditEntries()).map(({ action }) => action)).toEqual(['emergency_began', 'settings_changed']);
      expect((await saveSettings({ dailyLimit: '10' }).expect(200)).body.summary.emergencyMode).toBe(true);
      await reset();
      await setSpending(8.95);
      await spend(5);
      expect((await getDashboard()).summary.emergencyMode).toBe(true);
    });

    it('accepts one of many concurrent resets, and logs only that one', async () => {
      await setSpending(4.49);
      await spend(1);
      await Promise.all(Array.from({ length: 8 }, reset));
      expect((await listAuditEntries()).filter(({ action }) => action === 'emergency_reset')).toHaveLength(1);
    });

    it('shows costs by day, feature and model, and the margin of paying users', async () => {
      await generate();
      const { body } = await app.createClient().post('/api/auth/register').send(buildRegistration()).expect(201);
      const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
        'SELECT owner_id FROM users WHERE id = $1',
        [body.user.id],
      );
      const insertPayment = (receipt: string, currency: string, amount: number, overrides: object = {}) => {
        const row = { owner_id: ownerId, receipt, currency, amount, language: 'en', paid_at: new Date(), ...overrides };
        const placeholders = Object.keys(row).map((_, index) => `$${index + 1}`);
        return app.database.query(
          `INSERT INTO payments (${Object.keys(row).join()}) VALUES (${placeholders.join()})`,
          Object.values(row),
        );
      };
      await insertPayment('SL-1', 'usd', 1900);
      await insertPayment('SL-2', 'jpy', 2185);
      await insertPayment('SL-3', 'eur', 1600, { refunded_amount: 800 });
      await insertPayment('SL-4', 'usd', 1900, { refunded_amount: 1900 });
      await insertPayment('SL-5', 'usd', 1900, { dispute_lost: true });
      await insertPayment('SL-6', 'usd', 1900, { paid_at: null });
      await app.database.query('UPDATE ai_calls SET owner_id = $1', [ownerId]);
      const { days, byFeature, byModel, margin, summary } = await getDashboard();
      expect(days).toHaveLength(30);
      expect(days.at(-1)).toEqual({ day: today, cost: summary.daily.cost.used, calls: 2 });
      expect(byFeature).toEqual([
        { feature: 'one-click-letter', requests: 1, tokens: 1320, cost: 0.00174 },
        { feature: 'one-click-resume', requests: 1, tokens: 1320, cost: 0.00174 },
      ]);
      expect(byModel).toEqual([{ model: 'test-model', requests: 2, tokens: 2640, cost: 0.00348 }]);
      expect(margin).toEqual({
        payingUsers: 1,
        revenue: 47.5,
        cost: 0.00348,
        costPerUser: 0.00348,
        marginPerUser: 47.49652,
      });
      await app.database.query('DELETE FROM payments');
    });

    it('exports the ledger as a CSV file', async () => {
      await spend(1);
      await app.database.query(`UPDATE ai_calls SET started_at = started_at - interval '40 days'`);
      await spend(2);
      const { headers, text } = await admin.get('/api/cost-protection/calls.csv').expect(200);
      expect(headers['content-type']).toMatch(/^text\/csv/);
      expect(headers['content-disposition']).toBe(`attachment; filename=ai-calls-${today}.csv`);
      const lines = text.split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines[1]).toMatch(/^\d{4}-[^,]+,,,test@1,'=test,ok,0,0,20000,0\.020000,\d+$/);
      const longerExport = await admin.get('/api/cost-protection/calls.csv?days=60').expect(200);
      expect(longerExport.text.split('\r\n')).toHaveLength(4);
      await admin.get('/api/cost-protection/calls.csv?days=0').expect(400);
    });
  },
  // A spread would call the getter of the server's URL before the server has started.
  Object.assign(buildModelEnv('30'), extraEnv),
);
