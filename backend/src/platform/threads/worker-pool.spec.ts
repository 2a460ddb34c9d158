import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { WorkerPool, type WorkerPoolLimits } from './worker-pool';

const threadCode = `
  const { existsSync, readlinkSync } = require('node:fs');
  const threadIdOfSystem = existsSync('/proc/thread-self') ? readlinkSync('/proc/thread-self').split('/').at(-1) : undefined;
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ task }) => {
    if (task === 'crash') process.exit(1);
    if (task === 'throw') throw new Error('broken');
    if (task === 'hang') for (;;);
    const memory = [];
    if (task === 'eat') for (;;) memory.push(new Array(100_000).fill(memory.length));
    const delayMs = task === 'slow' ? 150 : 0;
    setTimeout(() => parentPort.postMessage(task === 'fault' ? { kind: 'failed', error: 'ours' } : { kind: 'done', value: task + ' on ' + threadId }), delayMs);
  });
  parentPort.postMessage({ kind: 'ready', threadId: threadIdOfSystem });
`;

let pool: WorkerPool;
const startedWorkers: Worker[] = [];
const openPool = (limits: Partial<WorkerPoolLimits> = {}, code = threadCode) => {
  pool = new WorkerPool(
    () => {
      const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } });
      startedWorkers.push(worker);
      return worker;
    },
    {
      threads: 2,
      running: unlimited,
      waiting: { ...unlimited, all: 5 },
      timeoutMs: 5_000,
      startTimeoutMs: 5_000,
      ...limits,
    },
  );
};
const unlimited = { owner: 99, network: 99 };
const run = (task: string, signal?: AbortSignal) => pool.run({ task, input: undefined }, signal);
const tooComplex = expect.objectContaining({ code: 'too_complex' });
const unavailable = expect.objectContaining({ code: 'unavailable' });

beforeEach(() => {
  startedWorkers.length = 0;
});
afterEach(() => pool.close());

it('returns a result, and reuses a thread', async () => {
  openPool();
  const result = await run('a');
  expect(result).toEqual(expect.stringMatching(/^a on \d+$/));
  await run('b');
  expect(startedWorkers).toHaveLength(1);
});

it('starts a second thread only when the first is busy', async () => {
  openPool();
  const results = await Promise.all([run('slow'), run('slow'), run('slow'), run('slow')]);
  expect(results).toHaveLength(4);
  expect(startedWorkers).toHaveLength(2);
});

(existsSync('/proc/thread-self') ? it : it.skip)('counts only the processor time of a request', async () => {
  openPool({ threads: 1, timeoutMs: 50 });
  await expect(run('slow')).resolves.toBeDefined();
  await expect(run('hang')).rejects.toEqual(tooComplex);
});

it('retries a request once when its thread dies', async () => {
  openPool({ threads: 1 });
  await expect(run('crash')).rejects.toEqual(unavailable);
  expect(startedWorkers).toHaveLength(2);
  await expect(run('throw')).rejects.toEqual(unavailable);
  await expect(run('fine')).resolves.toBeDefined();
});

it('survives a request that uses up the memory of its thread', async () => {
  openPool({ threads: 1 });
  await expect(run('eat')).rejects.toEqual(tooComplex);
  expect(startedWorkers).toHaveLength(1);
  await expect(run('fine')).resolves.toBeDefined();
});

it('continues with the other requests when a thread dies', async () => {
  openPool({ threads: 1 });
  const [crashResult, fineResult] = await Promise.allSettled([run('crash'), run('fine')]);
  expect(crashResult.status).toBe('rejected');
  expect(fineResult.status).toBe('fulfilled');
});

it('stops a request that takes too long, and continues', async () => {
  openPool({ threads: 1, timeoutMs: 300 });
  await expect(run('hang')).rejects.toEqual(tooComplex);
  await expect(run('fine')).resolves.toBeDefined();
});

it('rejects requests when threads do not start, and retries later', async () => {
  openPool({}, 'process.exit(1)');
  const results = await Promise.allSettled([run('a'), run('b'), run('c')]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(run('later')).rejects.toEqual(unavailable);
  await pool.close();
  openPool({ startTimeoutMs: 200 }, 'for (;;);');
  await expect(run('a')).rejects.toEqual(unavailable);
});

it('rejects requests when the queue is full', async () => {
  openPool({ threads: 1, waiting: { ...unlimited, all: 2 } });
  await run('first');
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => run('slow')));
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(results[4]).toMatchObject({ reason: unavailable });
});

it('drops a request whose caller has disconnected', async () => {
  openPool({ threads: 1 });
  const controller = new AbortController();
  const results = [run('slow'), run('hang', controller.signal), run('fine')];
  controller.abort();
  await expect(results[1]).rejects.toMatchObject({ name: 'AbortError' });
  await expect(Promise.all([results[0], results[2]])).resolves.toHaveLength(2);
  await expect(run('fine', controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('rejects all queued requests when closed', async () => {
  openPool({ threads: 1 });
  const results = Promise.allSettled([run('slow'), run('fine')]);
  await pool.close();
  expect((await results).map((result) => result.status)).toEqual(['rejected', 'rejected']);
  await expect(run('fine')).rejects.toEqual(unavailable);
});

it('reports an internal fault, and continues with the same thread', async () => {
  openPool();
  await expect(run('fault')).rejects.toMatchObject({ code: 'internal', cause: 'ours' });
  await expect(run('fine')).resolves.toBeDefined();
  expect(startedWorkers).toHaveLength(1);
});
