import { Writable } from 'node:stream';
import pino from 'pino';
import { buildLoggerOptions } from '../src/platform/logging/logging';
import type { HostileBehavior } from './fake-servers/openai-hostility';
import { buildModelEnv, listAiCalls, openAiServer, resetAiState, useFakeOpenAi } from './harness/fake-openai';
import { createTestApp, type TestApp } from './harness/test-app';
import { waitFor } from './harness/wait-for';

useFakeOpenAi();

const letterRequest = { jobTitle: 'Registered Nurse', companyName: 'Acme Hospital' };
const letterUrl = '/api/cover-letters/generate';

describe('a hostile endpoint of a model', () => {
  let app: TestApp;
  let log: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', buildModelEnv('30'), pino(buildLoggerOptions('trace'), sink));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await resetAiState(app);
    log = [];
  });

  it.each<[HostileBehavior, string]>([
    ['endless-line', 'nonsense'],
    ['endless-events', 'nonsense'],
    ['endless-error', 'unreachable'],
  ])('%s: the connection is closed at a limit, and the call fails', async (behavior, outcome) => {
    openAiServer.behavior = behavior;
    await app.createClient().post(letterUrl).send(letterRequest).expect(502);
    await waitFor(() => expect([openAiServer.openCalls, openAiServer.abortedCalls]).toEqual([0, 1]));
    expect((await listAiCalls(app)).map((call) => call.outcome)).toEqual([outcome]);
    expect(Math.max(...log.map((line) => line.length))).toBeLessThan(10_000);
  });
});
