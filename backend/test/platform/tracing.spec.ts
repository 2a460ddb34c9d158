import { Writable } from 'node:stream';
import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { JobsService } from '../../src/platform/jobs/jobs.service';
import { buildLoggerOptions } from '../../src/platform/logging/logging';
import { waitFor } from '../harness/wait-for';
import { buildModelEnv, resetAiState, useFakeOpenAi } from '../harness/fake-openai';
import { resumeForm } from '@shortlist/testing/resume-form';
import { buildRegistration } from '../harness/accounts';
import { describeOnBothDatabases, createTestApp } from '../harness/test-app';
import { FakeOtlpServer, type ReceivedSpan } from '@shortlist/testing/servers/otlp-server';
import { nurseGenerationRequest } from '../harness/requests';

// Milliseconds between exports. The default is five seconds.
process.env.OTEL_BSP_SCHEDULE_DELAY = '50';

const collector = new FakeOtlpServer();
let endpoint = '';
useFakeOpenAi();
beforeAll(async () => {
  endpoint = await collector.start();
});
afterAll(() => collector.stop());

const env = Object.defineProperty(buildModelEnv('5'), 'OTEL_EXPORTER_OTLP_ENDPOINT', {
  get: () => endpoint,
  enumerable: true,
});
function listDescendantSpans(root: ReceivedSpan): ReceivedSpan[] {
  const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === root.spanId);
  return [...children, ...children.flatMap(listDescendantSpans)];
}
async function waitForSpan(name: string): Promise<ReceivedSpan> {
  let latestSpan: ReceivedSpan | undefined;
  await waitFor(() => {
    latestSpan = collector.spans.findLast((span) => span.name === name);
    expect(latestSpan).toBeDefined();
  });
  return latestSpan as ReceivedSpan;
}

describeOnBothDatabases(
  'traces',
  (app) => {
    beforeEach(async () => {
      await resetAiState(app);
      collector.bodies = [];
    });

    it('contain the SQL statements of a request, but none of its content', async () => {
      const client = app.createClient();
      const credentials = buildRegistration();
      const registerResponse = await client.post('/api/auth/register').send(credentials).expect(201);
      const resumeResponse = await client.post('/api/resumes').send(resumeForm).expect(201);
      await client.get(`/api/resumes/${resumeResponse.body.id}`).expect(200);
      const requestSpan = await waitForSpan('GET /api/resumes/:id');
      expect(requestSpan.attributes).toMatchObject({
        'http.route': '/api/resumes/:id',
        'http.response.status_code': 200,
      });
      const statements = listDescendantSpans(requestSpan).map(({ attributes }) => String(attributes['db.query.text']));
      expect(statements.length).toBeGreaterThanOrEqual(2);
      expect(statements).toContainEqual(expect.stringMatching(/FROM "?resumes/));
      const exportedText = collector.bodies.join();
      const [row] = await app.database.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [
        credentials.email,
      ]);
      const sessionId = /=s%3A([^.]{20,})/.exec(String(registerResponse.headers['set-cookie']))?.[1];
      expect(sessionId).toBeDefined();
      for (const privateText of [
        credentials.email,
        credentials.username,
        credentials.password,
        row.id,
        resumeResponse.body.id,
        sessionId,
      ])
        expect(exportedText).not.toContain(privateText);
      for (const resumeText of [resumeForm.personalInfo.lastName, resumeForm.experience[0]?.company, 'Triage'])
        expect(exportedText).not.toContain(resumeText);
    });

    it('contain calls to the model with their usage, and the rendering of documents', async () => {
      await app
        .createClient()
        .post('/api/autonomous-generate')
        .send({ ...nurseGenerationRequest, jobTitle: 'Lighthouse Keeper of Skagen' })
        .expect(200);
      const requestSpan = await waitForSpan('POST /api/autonomous-generate');
      const [modelSpan] = listDescendantSpans(requestSpan).filter(({ name }) => name === 'ask model');
      expect(modelSpan?.attributes).toMatchObject({ 'gen_ai.request.model': 'test-model' });
      expect(modelSpan?.attributes['gen_ai.usage.input_tokens']).toBeGreaterThan(0);
      expect(modelSpan?.attributes['gen_ai.usage.output_tokens']).toBeGreaterThan(0);
      expect(listDescendantSpans(requestSpan).some(({ name }) => name === 'work: renderPdf')).toBe(true);
      expect(collector.bodies.join()).not.toContain('Skagen');
    });

    it('contain a job with its statements, but no polling of an empty queue', async () => {
      const jobs = app.nest.get(JobsService);
      await Promise.all(await jobs.tick(new Date()));
      await Promise.all(await jobs.tick(new Date()));
      const jobSpan = await waitForSpan('job forget-runs');
      expect(listDescendantSpans(jobSpan).map(({ name }) => name)).toEqual(['DELETE']);
      expect(collector.spans.filter(({ name, parentSpanId }) => !parentSpanId && !name.startsWith('job '))).toEqual([]);
    });

    it('show where an error occurred, without the error message', async () => {
      const client = app.createClient();
      await client.post('/api/auth/register').send(buildRegistration()).expect(201);
      await app.database.query('ALTER TABLE resumes RENAME TO gone');
      await client.get('/api/resumes').expect(500);
      await app.database.query('ALTER TABLE gone RENAME TO resumes');
      const requestSpan = await waitForSpan('GET /api/resumes');
      expect(requestSpan.attributes['http.response.status_code']).toBe(500);
      const [failedSpan] = listDescendantSpans(requestSpan).filter(({ attributes }) => attributes['error.type']);
      expect(failedSpan?.attributes['error.type']).toBe('42P01');
    });

    it('continue the caller’s trace', async () => {
      const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
      await app
        .createClient()
        .get('/api/config')
        .set('traceparent', `00-${caller.trace}-${caller.span}-01`)
        .expect(200);
      expect(await waitForSpan('GET /api/config')).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span });
    });
  },
  env,
);

it('writes the trace id to the log and the request id to the trace', async () => {
  const lines: { req?: { id: string; traceId: string; path: string } }[] = [];
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  const app = await createTestApp('PostgreSQL', env, pino(buildLoggerOptions('info'), logStream));
  collector.bodies = [];
  await app.createClient().get('/api/config').expect(200);
  const { traceId, attributes } = await waitForSpan('GET /api/config');
  const line = lines.find(({ req }) => req?.path === '/api/config');
  expect(line?.req).toMatchObject({ traceId, id: attributes['shortlist.request_id'] });
  await app.close();
});

it('records and sends no traces without a collector', async () => {
  collector.bodies = [];
  const app = await createTestApp();
  await app.createClient().get('/api/config').expect(200);
  expect(trace.getTracer('any').startSpan('any').isRecording()).toBe(false);
  await app.close();
  expect(collector.bodies).toEqual([]);
});

it.each(['unreachable', 'silent'])('does not delay requests when the trace collector is %s', async (state) => {
  const unresponsiveCollector = new FakeOtlpServer();
  unresponsiveCollector.isSilent = true;
  const url = await unresponsiveCollector.start();
  if (state === 'unreachable') await unresponsiveCollector.stop();
  const app = await createTestApp('PostgreSQL', { OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const client = app.createClient();
  // Sends more requests than fit into one batch of traces. The collector never accepts a batch.
  for (let count = 0; count < 300; count++) await client.get('/api/me/allowance').expect(200);
  if (state === 'silent') expect(unresponsiveCollector.bodies.length).toBeGreaterThan(0);
  await app.close();
  if (state === 'silent') await unresponsiveCollector.stop();
});
