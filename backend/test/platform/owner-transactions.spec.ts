import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import type { QueryRunner } from 'typeorm';
import { countLockWaits, waitFor } from '../harness/wait-for';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from '../harness/resume-factory';
import { getSessionCookie } from '../harness/accounts';
import { createTestApp, type TestApp, unlimitedEnv } from '../harness/test-app';

const writes = 20;

describe('concurrent writes to a document that another transaction has locked', () => {
  let app: TestApp;
  let locker: QueryRunner;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', { ...unlimitedEnv, TRUST_PROXY: '1' });
    locker = app.database.createQueryRunner();
  });
  afterAll(async () => {
    await locker.release();
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
    const created = await client.post('/api/resumes').send(resumeForm).expect(201);
    const { id, draftVersion } = resumeSchema.parse(created.body);
    const cookie = getSessionCookie(created) ?? '';
    const other = app.createClient();
    const { id: otherId } = await createResume(other);
    const callsBefore = await countCalls();
    await locker.startTransaction();
    await locker.query('SELECT id FROM resumes WHERE id = $1 FOR UPDATE', [id]);
    const rename = (title: string, signal?: AbortSignal) =>
      fetch(`${app.url}/api/resumes/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ title }),
        signal: signal ?? null,
      });
    const responses = Array.from({ length: writes }, (_, i) => rename(`Title ${i}`));
    await waitFor(async () => expect(await countCalls()).toBe(callsBefore + writes));
    await waitFor(async () => expect(await countLockWaits(app)).toBe(1));

    const server = app.nest.getHttpServer();
    const request = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const controller = new AbortController();
    const left = expect(rename('Left', controller.signal)).rejects.toThrow();
    const [, response] = await request;
    const closed = once(response, 'close');
    await waitFor(async () => expect(await countCalls()).toBe(callsBefore + writes + 1));
    controller.abort();
    await Promise.all([left, closed]);

    await other.patch(`/api/resumes/${otherId}`).send({ title: 'Not held up' }).expect(200);
    expect(await countLockWaits(app)).toBe(1);
    await locker.commitTransaction();
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
    const { body } = await client.get(`/api/resumes/${id}`).expect(200);
    expect(body).toMatchObject({ draftVersion: draftVersion + writes, title: expect.stringMatching(/^Title/) });
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
    const callsBefore = await countCalls();
    await locker.startTransaction();
    await locker.query('SELECT id FROM resumes WHERE id = ANY($1) FOR UPDATE', [clients.map(({ id }) => id)]);
    const responses = clients.map(({ client, id }) =>
      client
        .patch(`/api/resumes/${id}`)
        .send({ title: 'Waits' })
        .then(({ status }) => status),
    );
    await waitFor(async () => expect(await countCalls()).toBe(callsBefore + clients.length));
    await waitFor(async () => expect(await countLockWaits(app)).toBe(6));
    await stranger.patch(`/api/resumes/${strangerId}`).send({ title: 'Not held up' }).expect(200);
    await locker.commitTransaction();
    expect(await Promise.all(responses)).toEqual(clients.map(() => 200));
  });
});
