import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import type { QueryRunner } from 'typeorm';
import { countLockWaits, waitFor } from '../harness/wait-for';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from '../harness/resume-factory';
import { getSessionCookie } from '../harness/accounts';
import { createTestApp, type TestApp, unlimitedEnv } from '../harness/test-app';

const writeCount = 20;

describe('concurrent writes to a document that another transaction has locked', () => {
  let app: TestApp;
  let lockingQueryRunner: QueryRunner;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', { ...unlimitedEnv, TRUST_PROXY: '1' });
    lockingQueryRunner = app.database.createQueryRunner();
  });
  afterAll(async () => {
    await lockingQueryRunner.release();
    await app.close();
  });

  const countCalls = async () => {
    const [row] = await app.database.query<[{ sum: number }]>(
      `SELECT sum(count)::int FROM rate_limits WHERE key LIKE 'default:%'`,
    );
    return row.sum;
  };

  it('use only one connection, run in order, and are dropped when their client disconnects', async () => {
    const client = app.createClient();
    const createResponse = await client.post('/api/resumes').send(resumeForm).expect(201);
    const { id, draftVersion } = resumeSchema.parse(createResponse.body);
    const cookie = getSessionCookie(createResponse) ?? '';
    const otherClient = app.createClient();
    const { id: otherId } = await createResume(otherClient);
    const callCountBefore = await countCalls();
    await lockingQueryRunner.startTransaction();
    await lockingQueryRunner.query('SELECT id FROM resumes WHERE id = $1 FOR UPDATE', [id]);
    const rename = (title: string, signal?: AbortSignal) =>
      fetch(`${app.url}/api/resumes/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ title }),
        signal: signal ?? null,
      });
    const responses = Array.from({ length: writeCount }, (_, i) => rename(`Title ${i}`));
    await waitFor(async () => expect(await countCalls()).toBe(callCountBefore + writeCount));
    await waitFor(async () => expect(await countLockWaits(app)).toBe(1));

    const server = app.nest.getHttpServer();
    const requestPromise = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const controller = new AbortController();
    const abortedCall = expect(rename('Left', controller.signal)).rejects.toThrow();
    const [, response] = await requestPromise;
    const closePromise = once(response, 'close');
    await waitFor(async () => expect(await countCalls()).toBe(callCountBefore + writeCount + 1));
    controller.abort();
    await Promise.all([abortedCall, closePromise]);

    await otherClient.patch(`/api/resumes/${otherId}`).send({ title: 'Not held up' }).expect(200);
    expect(await countLockWaits(app)).toBe(1);
    await lockingQueryRunner.commitTransaction();
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
    const { body } = await client.get(`/api/resumes/${id}`).expect(200);
    expect(body).toMatchObject({ draftVersion: draftVersion + writeCount, title: expect.stringMatching(/^Title/) });
  });

  it('do not use up the connection pool, even when they come from three networks', async () => {
    const clients = await Promise.all(
      Array.from({ length: 9 }, async (_, i) => {
        const client = app.createClient().set('X-Forwarded-For', `198.51.100.${i % 3}`);
        const { id } = await createResume(client);
        return { client, id };
      }),
    );
    const stranger = app.createClient();
    const { id: strangerId } = await createResume(stranger);
    const callCountBefore = await countCalls();
    await lockingQueryRunner.startTransaction();
    await lockingQueryRunner.query('SELECT id FROM resumes WHERE id = ANY($1) FOR UPDATE', [
      clients.map(({ id }) => id),
    ]);
    const responses = clients.map(({ client, id }) =>
      client
        .patch(`/api/resumes/${id}`)
        .send({ title: 'Waits' })
        .then(({ status }) => status),
    );
    await waitFor(async () => expect(await countCalls()).toBe(callCountBefore + clients.length));
    await waitFor(async () => expect(await countLockWaits(app)).toBe(6));
    await stranger.patch(`/api/resumes/${strangerId}`).send({ title: 'Not held up' }).expect(200);
    await lockingQueryRunner.commitTransaction();
    expect(await Promise.all(responses)).toEqual(clients.map(() => 200));
  });
});
