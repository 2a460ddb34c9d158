import { once } from 'node:events';
import { request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { SessionStore } from '../../src/account/sessions/session-store';
import { resumeForm } from '@shortlist/testing/resume-form';
import { getSessionCookie } from '../harness/accounts';
import { createIsolatedAddress, describeOnDefaultDatabase, type TestApp } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';

const get = (app: TestApp, network: string, path = '/api/me/allowance') =>
  app.createClient().get(path).set('X-Forwarded-For', network);

const maxCalls = 20;

describeOnDefaultDatabase(
  'the calls of a network in ten seconds',
  (app) => {
    it('are limited before they use the database, but health checks and other networks are not', async () => {
      const network = createIsolatedAddress();
      const statuses: number[] = [];
      while (statuses.at(-1) !== 429) statuses.push((await get(app, network)).status);
      // A new window of ten seconds may begin in between.
      expect(statuses.length).toBeGreaterThan(maxCalls);
      const querySpy = jest.spyOn(app.database, 'query');
      const refusedResponse = await get(app, network);
      expect(querySpy).not.toHaveBeenCalled();
      querySpy.mockRestore();
      expect(refusedResponse.body).toMatchObject({ code: 'rate_limited' });
      expect(Number(refusedResponse.get('Retry-After'))).toBeGreaterThan(0);
      expect((await get(app, network, '/api/health/live')).status).toBe(200);
      expect((await get(app, createIsolatedAddress())).status).toBe(200);
    });
  },
  { TRUST_PROXY: '1', NETWORK_CALLS: String(maxCalls) },
);

describeOnDefaultDatabase(
  'the concurrent calls of a network',
  (app) => {
    it('are limited until one of them ends', async () => {
      const network = createIsolatedAddress();
      const openCalls = Array.from({ length: 3 }, () => {
        const call = openRequest(`${app.url}/api/resumes/draft`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Content-Length': 1_000, 'X-Forwarded-For': network },
        });
        call.on('error', () => undefined).write('{');
        return call;
      });
      await waitFor(async () => expect((await get(app, network)).status).toBe(429));
      expect((await get(app, createIsolatedAddress())).status).toBe(200);
      openCalls.pop()!.destroy();
      await waitFor(async () => expect((await get(app, network)).status).toBe(200));
      for (const call of openCalls) call.destroy();
    });
  },
  { TRUST_PROXY: '1', NETWORK_CONCURRENT_CALLS: '3' },
);

describeOnDefaultDatabase('a client that disconnects while its session is being read', (app) => {
  it('causes no further SQL statements', async () => {
    const client = app.createClient();
    const createResponse = await client.post('/api/resumes').send(resumeForm).expect(201);
    const store = app.nest.get(SessionStore);
    const readSession = store.get.bind(store);
    const controller = new AbortController();
    const requestPromise = once(app.nest.getHttpServer(), 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const querySpy = jest.spyOn(app.database, 'query');
    const sessionRead = new Promise<void>((resolve) => {
      jest.spyOn(store, 'get').mockImplementation((id, done) => {
        const disconnect = async () => {
          const [, response] = await requestPromise;
          const closePromise = once(response, 'close');
          controller.abort();
          await closePromise;
        };
        void disconnect().then(() =>
          readSession(id, (error, session) => {
            querySpy.mockClear();
            done(error, session);
            resolve();
          }),
        );
      });
    });
    await expect(
      fetch(`${app.url}/api/resumes/${(createResponse.body as { id: string }).id}`, {
        headers: { Cookie: getSessionCookie(createResponse) ?? '' },
        signal: controller.signal,
      }),
    ).rejects.toThrow();
    await sessionRead;
    // By the end of a later request, the process would have run any further statement.
    await app.createClient().get('/api/config').expect(200);
    expect(querySpy.mock.calls).toEqual([]);
    jest.restoreAllMocks();
  });
});
