import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { MetricsServer } from '../../src/platform/metrics/metrics-server';
import { MetricsService } from '../../src/platform/metrics/metrics.service';
import { waitFor } from '../harness/wait-for';
import { buildModelEnv, resetAiState, useFakeOpenAi } from '../harness/fake-openai';
import { buildRegistration } from '../harness/accounts';
import { nurseGenerationRequest } from '../harness/requests';
import { describeOnBothDatabases, createTestApp } from '../harness/test-app';

useFakeOpenAi();

describeOnBothDatabases(
  'metrics',
  (app) => {
    const fetchMetrics = () => fetch(`http://127.0.0.1:${app.nest.get(MetricsServer).port}/metrics`);
    const readSamples = async () =>
      new Map(
        (await (await fetchMetrics()).text())
          .split('\n')
          .filter((line) => line && !line.startsWith('#'))
          .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
      );

    beforeEach(() => resetAiState(app));

    it('are served only on a separate port', async () => {
      expect((await fetchMetrics()).headers.get('content-type')).toContain('text/plain');
      expect((await app.createClient().get('/metrics')).status).toBe(404);
      expect((await app.createClient().get('/api/metrics')).status).toBe(404);
      expect((await fetch(`http://127.0.0.1:${app.nest.get(MetricsServer).port}/`)).status).toBe(404);
    });

    it('count responses by route pattern instead of path', async () => {
      const client = app.createClient();
      for (const id of ['11111111-1111-4111-8111-111111111111', 'no-id', '%00']) await client.get(`/api/resumes/${id}`);
      await client.get('/api/there-is-no-such-call');
      await client.get('/neither/a-page');
      const names = [...(await readSamples()).keys()].filter((name) =>
        name.startsWith('shortlist_http_request_seconds_count'),
      );
      const routes = new Set(names.map((name) => /route="([^"]*)"/.exec(name)?.[1]));
      expect(routes).toContain('/api/resumes/:id');
      expect(routes).toContain('unknown');
      expect(routes).toContain('site');
      expect([...routes].filter((route) => /no-id|1111|a-page|such-call/.test(route ?? ''))).toEqual([]);
    });

    it('include AI spending, the remaining budget, and whether paid calls are stopped', async () => {
      await app.createClient().post('/api/autonomous-generate').send(nurseGenerationRequest).expect(200);
      const [{ micros }] = await app.database.query<[{ micros: string }]>(
        'SELECT sum(cost_micros) AS micros FROM ai_calls',
      );
      const metricSamples = await readSamples();
      const spendSamples = [...metricSamples].filter(([name]) => name.startsWith('shortlist_ai_spend_dollars_total'));
      expect(spendSamples.reduce((sum, [, dollars]) => sum + dollars, 0)).toBeCloseTo(Number(micros) / 1e6, 9);
      expect(metricSamples.get('shortlist_ai_calls_total{feature="one-click-resume",outcome="ok"}')).toBe(1);
      expect(metricSamples.get('shortlist_ai_budget_left_day_dollars')).toBeCloseTo(5 - Number(micros) / 1e6, 9);
      expect(metricSamples.get('shortlist_ai_emergency')).toBe(0);
      await app.database.query('UPDATE ai_state SET emergency_since = now()');
      expect((await readSamples()).get('shortlist_ai_emergency')).toBe(1);
    });

    it('include waiting emails and documents', async () => {
      await app.createClient().post('/api/auth/register').send(buildRegistration()).expect(201);
      await app.database.query(
        `INSERT INTO mails (kind, address, language, next_try_at, created_at)
           VALUES ('none', 'a@example.com', 'en', now() + interval '1 day', now() - interval '1 hour')`,
      );
      const metricSamples = await readSamples();
      expect(metricSamples.get('shortlist_mails_waiting')).toBeGreaterThanOrEqual(1);
      expect(metricSamples.get('shortlist_mails_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
      for (const name of ['busy', 'waiting', 'lost']) expect(metricSamples.get(`shortlist_work_${name}`)).toBeDefined();
      expect(metricSamples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    });

    it('include the use of the database connections', async () => {
      const { registry } = app.nest.get(MetricsService);
      // Reads this metric alone, because other metrics would wait for a connection.
      const countConnections = async (state: string) =>
        (await registry.getSingleMetric(`shortlist_database_connections_${state}`)?.get())?.values[0]?.value;
      const expectUsed = (count: number) => waitFor(async () => expect(await countConnections('in_use')).toBe(count));
      await expectUsed(0);
      const queryRunners = Array.from({ length: app.config.databasePoolSize }, () => app.database.createQueryRunner());
      await Promise.all(queryRunners.slice(0, 3).map((runner) => runner.connect()));
      expect(await countConnections('in_use')).toBe(3);
      expect((await readSamples()).get('shortlist_database_connections_in_use')).toBe(3);
      await Promise.all(queryRunners.map((runner) => runner.connect()));
      const waitingQuery = app.database.query('SELECT 1');
      await waitFor(async () => expect(await countConnections('waiting')).toBe(1));
      expect([await countConnections('in_use'), await countConnections('idle')]).toEqual([
        app.config.databasePoolSize,
        0,
      ]);
      await Promise.all(queryRunners.map((runner) => runner.release()));
      await waitingQuery;
      await expectUsed(0);
      expect([await countConnections('waiting'), await countConnections('idle')]).toEqual([
        0,
        app.config.databasePoolSize,
      ]);
    });

    it('count the areas that browsers could not load', async () => {
      const report = { message: 'm', timestamp: 't', userAgent: 'u', url: 'https://x.example/' };
      for (const kind of ['remote', 'remote', undefined])
        await app
          .createClient()
          .post('/api/log-error')
          .send({ ...report, kind })
          .expect(200);
      await app
        .createClient()
        .post('/api/log-error')
        .send({ ...report, kind: 'my own' })
        .expect(400);
      const metricSamples = await readSamples();
      expect(metricSamples.get('shortlist_browser_failures_total{kind="remote"}')).toBe(2);
      expect(metricSamples.get('shortlist_browser_failures_total{kind="other"}')).toBe(1);
    });

    it('include every metric of the dashboard, which shows all of our metrics', async () => {
      const dashboard = readFileSync(join(__dirname, '../../../deploy/grafana/shortlist.json'), 'utf8');
      const dashboardMetrics = new Set(dashboard.match(/\b(shortlist|process|nodejs)_[a-z0-9_]+/g));
      const text = await (await fetchMetrics()).text();
      const servedMetrics = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => String(name)));
      expect(dashboardMetrics.size).toBeGreaterThan(15);
      expect([...dashboardMetrics].filter((name) => !servedMetrics.has(name.replace(/_(bucket|count)$/, '')))).toEqual(
        [],
      );
      expect([...servedMetrics].filter((name) => name.startsWith('shortlist_') && !dashboard.includes(name))).toEqual(
        [],
      );
    });

    it('omit only values that cannot be read', async () => {
      await app.database.query('ALTER TABLE mails RENAME TO gone');
      const metricSamples = await readSamples();
      await app.database.query('ALTER TABLE gone RENAME TO mails');
      expect(metricSamples.has('shortlist_mails_waiting')).toBe(false);
      expect(metricSamples.get('shortlist_ai_emergency')).toBe(0);
    });
  },
  // A spread would call the getter of the server's URL before the server has started.
  Object.assign(buildModelEnv('5'), { METRICS_PORT: '0' }),
);

it('reports in one line why metrics cannot be served', async () => {
  const portHolder = createServer().listen(0, '127.0.0.1');
  await once(portHolder, 'listening');
  const { port } = portHolder.address() as AddressInfo;
  await expect(createTestApp('PostgreSQL', { METRICS_PORT: String(port) })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or set METRICS_PORT to another port.`,
  );
  portHolder.close();
});
