import { randomUUID } from 'node:crypto';
import { OwnerService } from '../../src/account/sessions/owner.service';
import { IdempotencyService, type StoreResultId } from '../../src/platform/idempotency/idempotency.service';
import { describeOnBothDatabases } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';
import { nurseGenerationRequest } from '../harness/requests';

const resultId = randomUUID();

describeOnBothDatabases('repeated calls', (app) => {
  let service: IdempotencyService;
  let ownerId: string;
  let queries: string[];
  beforeEach(async () => {
    service = app.nest.get(IdempotencyService);
    ownerId = (await app.nest.get(OwnerService).create()).id;
    queries = [];
    const query = app.database.query.bind(app.database);
    jest.spyOn(app.database, 'query').mockImplementation((...args: Parameters<typeof query>) => {
      queries.push(args[0]);
      return query(...args);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const startWork = async () => {
    let finish: (id: string) => void = () => undefined;
    const result = new Promise<string>((resolve) => (finish = resolve));
    const work = jest.fn(async (storeResultId: StoreResultId) => storeResultId(app.database.manager, await result));
    const call = (signal = new AbortController().signal) =>
      service.runOnce({ ownerId, operation: 'test', key: 'key', signal }, work);
    const firstCall = call();
    await waitFor(() => expect(work).toHaveBeenCalled());
    return { call, firstCall, work, finish: () => finish(resultId) };
  };
  const countPolls = () => queries.filter((text) => text.trimStart().startsWith('SELECT key')).length;

  it('wait for the first call with a shared poll, and are rejected if too many wait', async () => {
    const { call, firstCall, work, finish } = await startWork();
    const onRejected = jest.fn();
    const calls = Array.from({ length: 10 }, () => call());
    for (const repeatedCall of calls) repeatedCall.catch(onRejected);
    await waitFor(() => expect(onRejected).toHaveBeenCalledTimes(6));
    const pollCountBefore = countPolls();
    await waitFor(() => expect(countPolls()).toBeGreaterThan(pollCountBefore));
    finish();
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual(
      Array.from({ length: 4 }, () => ({ status: 'fulfilled', value: resultId })),
    );
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'rate_limited', details: { retryAfter: 1 } });
    expect(countPolls() - pollCountBefore).toBeLessThan(4);
    expect(await firstCall).toBe(resultId);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('make room for others when their clients disconnect', async () => {
    const { call, firstCall, finish } = await startWork();
    const controller = new AbortController();
    const canceledCalls = Promise.allSettled(Array.from({ length: 4 }, () => call(controller.signal)));
    await waitFor(() => expect(countPolls()).toBeGreaterThan(0));
    controller.abort(new Error('left'));
    expect((await canceledCalls).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    const waitingCall = call();
    finish();
    expect(await waitingCall).toBe(resultId);
    expect(await firstCall).toBe(resultId);
  });

  it.each([
    ['/api/autonomous-generate', nurseGenerationRequest, 'generations'],
    ['/api/cover-letters/generate', { jobTitle: 'Registered Nurse', companyName: 'Acme' }, 'written_letters'],
    ['/api/resumes/draft', { title: 'Mine' }, 'resumes'],
    ['/api/payment/checkout', {}, 'payments'],
  ])('store the result and the key together or not at all (%s)', async (path, body, table) => {
    const client = app.createClient();
    const send = () => client.post(path).set('Idempotency-Key', 'once').send(body);
    const countRows = async () => (await app.database.query<unknown[]>(`SELECT 1 FROM ${table}`)).length;
    const [rowCountBefore, { body: quotaBefore }] = [await countRows(), await client.get('/api/me/allowance')];
    await app.database.query(
      'ALTER TABLE idempotency_keys ADD CONSTRAINT no_result CHECK (result_id IS NULL) NOT VALID',
    );
    await send().expect(500);
    await app.database.query('ALTER TABLE idempotency_keys DROP CONSTRAINT no_result');
    expect(await countRows()).toBe(rowCountBefore);
    expect((await client.get('/api/me/allowance')).body).toEqual(quotaBefore);
    const { status } = await send();
    expect([200, 201]).toContain(status);
    expect(await countRows()).toBe(rowCountBefore + 1);
  });
});
