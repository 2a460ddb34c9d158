import { Writable } from 'node:stream';
import pino from 'pino';
import { buildLoggerOptions } from '../../src/platform/logging/logging';
import type { HostileBehavior } from '@shortlist/testing/servers/openai-hostility';
import { buildModelEnv, listAiCalls, openAiServer, resetAiState, useFakeOpenAi } from '../harness/fake-openai';
import { createNurseResume } from '../harness/nurse-resume';
import { createTestApp, type TestApp } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';
import { nurseGenerationRequest, letterPath, letterRequest } from '../harness/requests';

useFakeOpenAi();

describe('a hostile model endpoint', () => {
  let app: TestApp;
  let log: string[] = [];
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', buildModelEnv('30'), pino(buildLoggerOptions('trace'), logStream));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await resetAiState(app);
    log = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      jest.spyOn(console, method).mockImplementation((...words) => void log.push(words.join(' ')));
  });
  afterEach(() => jest.restoreAllMocks());

  async function generateAll(): Promise<void> {
    const client = app.createClient();
    const { id } = await createNurseResume(client);
    const request = { ...letterRequest, companyName: 'Quillfeather & Sons', resumeId: id };
    const calls = [
      () => client.post('/api/autonomous-generate').send({ ...nurseGenerationRequest, jobTitle: 'Quillfeather' }),
      () => client.post(letterPath).send(request),
    ];
    for (const call of calls) {
      for (const accept of ['application/json', 'text/event-stream']) {
        await app.database.query('UPDATE ai_state SET failures = 0');
        expect((await call().set('Accept', accept)).text).toMatch(/"writer":\s?"built-in"/);
      }
    }
  }

  it.each<[HostileBehavior, string, string]>([
    ['echo-rejected', 'refused', 'status 400 (context_length_exceeded)'],
    ['echo-error', 'unreachable', 'status 500'],
    ['echo-in-stream', 'unreachable', 'could not be read'],
    ['echo-broken-chunk', 'unreachable', 'could not be read (SyntaxError)'],
    ['echo-named-event', 'unreachable', 'could not be read (SyntaxError)'],
    ['echo-invalid', 'nonsense', 'does not match its schema ('],
  ])(
    '%s: the log contains the reason but no text from the request or the response',
    async (behavior, outcome, reason) => {
      openAiServer.behavior = behavior;
      await generateAll();
      expect(JSON.stringify(openAiServer.calls)).toMatch(/Quillfeather.*Hospital del Mar/);
      expect((await listAiCalls(app)).map((call) => call.outcome)).toContain(outcome);
      expect(log.join('')).not.toMatch(/Quillfeather|Hospital del Mar|You write for a job seeker/);
      expect(log.join('')).toContain(reason);
    },
  );

  it('is still called after rejecting the requests of one user', async () => {
    openAiServer.behavior = 'echo-rejected';
    const client = app.createClient();
    // One more than the number of failures that would open the circuit breaker.
    for (let count = 0; count < 6; count += 1) await client.post(letterPath).send(letterRequest).expect(200);
    openAiServer.behavior = 'normal';
    const { body } = await app.createClient().post(letterPath).send(letterRequest).expect(200);
    expect(body).toMatchObject({ writer: 'openai' });
  });

  it.each<[HostileBehavior, string]>([
    ['endless-line', 'nonsense'],
    ['endless-events', 'nonsense'],
    ['endless-error', 'unreachable'],
  ])(
    '%s: the connection is closed when a size limit is reached, and the rule-based writer answers',
    async (behavior, outcome) => {
      openAiServer.behavior = behavior;
      await app.createClient().post(letterPath).send(letterRequest).expect(200);
      await waitFor(() => expect([openAiServer.openCalls, openAiServer.abortedCalls]).toEqual([0, 1]));
      expect((await listAiCalls(app)).map((call) => call.outcome).sort()).toEqual([outcome, 'ok'].sort());
      expect(Math.max(...log.map((line) => line.length))).toBeLessThan(10_000);
    },
  );
});
