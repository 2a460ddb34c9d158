import { Worker } from 'node:worker_threads';
import { WorkerPool, type WorkerPoolLimits } from './worker-pool';

const thread = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ task }) => {
    if (task === 'crash') process.exit(1);
    if (task === 'throw') throw new Error('broken');
    if (task === 'hang') for (;;);
    const eaten = [];
    if (task === 'eat') for (;;) eaten.push(new Array(100_000).fill(eaten.length));
    const wait = task === 'slow' ? 150 : 0;
    setTimeout(() => parentPort.postMessage(task === 'fault' ? { failed: 'ours' } : { value: task + ' on ' + threadId }), wait);
  });
  parentPort.postMessage('ready');
`;

let pool: WorkerPool;
const started: Worker[] = [];
const open = (limits: Partial<WorkerPoolLimits> = {}, code = thread) => {
  pool = new WorkerPool(
    () => {
      const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } });
      started.push(worker);
      return worker;
    },
    { threads: 2, working: all, waiting: { ...all, all: 5 }, milliseconds: 5_000, startMilliseconds: 5_000, ...limits },
  );
};
const all = { owner: 99, network: 99 };
const run = (task: string, signal?: AbortSignal) => pool.run({ task, input: undefined }, signal);
const tooComplex = expect.objectContaining({ code: 'too_complex' });
const unavailable = expect.objectContaining({ code: 'unavailable' });

beforeEach(() => {
  started.length = 0;
});
afterEach(() => pool.close());

it('answers, and reuses a thread', async () => {
  open();
  const first = await run('a');
  expect(first).toEqual(expect.stringMatching(/^a on \d+$/));
  await run('b');
  expect(started).toHaveLength(1);
});

it('starts a second thread only when the first is busy', async () => {
  open();
  const answers = await Promise.all([run('slow'), run('slow'), run('slow'), run('slow')]);
  expect(answers).toHaveLength(4);
  expect(started).toHaveLength(2);
});

it('retries an order once when its thread dies', async () => {
  open({ threads: 1 });
  await expect(run('crash')).rejects.toEqual(unavailable);
  expect(started).toHaveLength(2);
  await expect(run('throw')).rejects.toEqual(unavailable);
  await expect(run('fine')).resolves.toBeDefined();
});

it('survives an order that uses up the memory of its thread', async () => {
  open({ threads: 1 });
  await expect(run('eat')).rejects.toEqual(tooComplex);
  expect(started).toHaveLength(1);
  await expect(run('fine')).resolves.toBeDefined();
});

it('continues with the other orders when a thread dies', async () => {
  open({ threads: 1 });
  const [broken, fine] = await Promise.allSettled([run('crash'), run('fine')]);
  expect(broken.status).toBe('rejected');
  expect(fine.status).toBe('fulfilled');
});

it('stops an order that takes too long, and continues', async () => {
  open({ threads: 1, milliseconds: 300 });
  await expect(run('hang')).rejects.toEqual(tooComplex);
  await expect(run('fine')).resolves.toBeDefined();
});

it('refuses orders when threads do not start, and retries later', async () => {
  open({}, 'process.exit(1)');
  const answers = await Promise.allSettled([run('a'), run('b'), run('c')]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(run('later')).rejects.toEqual(unavailable);
  await pool.close();
  open({ startMilliseconds: 200 }, 'for (;;);');
  await expect(run('a')).rejects.toEqual(unavailable);
});

it('rejects orders when the queue is full', async () => {
  open({ threads: 1, waiting: { ...all, all: 2 } });
  await run('first');
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => run('slow')));
  expect(answers.map((answer) => answer.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(answers[4]).toMatchObject({ reason: unavailable });
});

it('drops an order whose caller has left', async () => {
  open({ threads: 1 });
  const leaver = new AbortController();
  const waiting = [run('slow'), run('hang', leaver.signal), run('fine')];
  leaver.abort();
  await expect(waiting[1]).rejects.toMatchObject({ name: 'AbortError' });
  await expect(Promise.all([waiting[0], waiting[2]])).resolves.toHaveLength(2);
  await expect(run('fine', leaver.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('rejects all queued orders when closed', async () => {
  open({ threads: 1 });
  const answers = Promise.allSettled([run('slow'), run('fine')]);
  await pool.close();
  expect((await answers).map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  await expect(run('fine')).rejects.toEqual(unavailable);
});

it('reports an internal fault, and continues with the same thread', async () => {
  open();
  await expect(run('fault')).rejects.toMatchObject({ code: 'internal', cause: 'ours' });
  await expect(run('fine')).resolves.toBeDefined();
  expect(started).toHaveLength(1);
});
