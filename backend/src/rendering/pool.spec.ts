import { Worker } from 'node:worker_threads';
import { PrinterPool, type PoolLimits } from './pool';
import { tree } from './testing/trees';

/** A thread that does what the title of the document says. */
const thread = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ tree: { title } }) => {
    if (title === 'crash') process.exit(1);
    if (title === 'throw') throw new Error('broken');
    if (title === 'hang') for (;;);
    const eaten = [];
    if (title === 'eat') for (;;) eaten.push(new Array(100_000).fill(eaten.length));
    const wait = title === 'slow' ? 150 : 0;
    setTimeout(() => parentPort.postMessage({ reason: 'failed', cause: title + ' on ' + threadId }), wait);
  });
  parentPort.postMessage('ready');
`;

let pool: PrinterPool;
const started: Worker[] = [];
const open = (limits: Partial<PoolLimits> = {}, code = thread) => {
  pool = new PrinterPool(
    () => {
      const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } });
      started.push(worker);
      return worker;
    },
    { workers: 2, waiting: 5, milliseconds: 5_000, startMilliseconds: 5_000, ...limits },
  );
};
const print = (title: string, signal?: AbortSignal) => pool.print({ tree: tree([], { title }) }, signal);
const unavailable = expect.objectContaining({ code: 'unavailable' });

beforeEach(() => {
  started.length = 0;
});
afterEach(() => pool.close());

it('answers, and uses a worker again', async () => {
  open();
  const first = await print('a');
  expect(first).toEqual({ reason: 'failed', cause: expect.stringMatching(/^a on \d+$/) as string });
  await print('b');
  expect(started).toHaveLength(1);
});

it('starts a second worker only when the first is busy', async () => {
  open();
  const answers = await Promise.all([print('slow'), print('slow'), print('slow'), print('slow')]);
  expect(answers).toHaveLength(4);
  expect(started).toHaveLength(2);
});

it('tries a document once more when its worker dies, and no more', async () => {
  open({ workers: 1 });
  await expect(print('crash')).rejects.toEqual(unavailable);
  expect(started).toHaveLength(2);
  await expect(print('throw')).rejects.toEqual(unavailable);
  await expect(print('fine')).resolves.toBeDefined();
});

it('outlives a document that takes all memory of its worker', async () => {
  open({ workers: 1 });
  await expect(print('eat')).rejects.toEqual(unavailable);
  expect(started).toHaveLength(2);
  await expect(print('fine')).resolves.toBeDefined();
});

it('goes on with the others when a worker dies', async () => {
  open({ workers: 1 });
  const [broken, fine] = await Promise.allSettled([print('crash'), print('fine')]);
  expect(broken.status).toBe('rejected');
  expect(fine.status).toBe('fulfilled');
});

it('stops a document that takes too long, and goes on', async () => {
  open({ workers: 1, milliseconds: 300 });
  await expect(print('hang')).rejects.toEqual(unavailable);
  await expect(print('fine')).resolves.toBeDefined();
});

it('refuses documents when workers do not start, and tries again later', async () => {
  open({}, 'process.exit(1)');
  const answers = await Promise.allSettled([print('a'), print('b'), print('c')]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(print('later')).rejects.toEqual(unavailable);
  await pool.close();
  open({ startMilliseconds: 200 }, 'for (;;);');
  await expect(print('a')).rejects.toEqual(unavailable);
});

it('refuses what would wait behind too many', async () => {
  open({ workers: 1, waiting: 2 });
  await print('first');
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => print('slow')));
  expect(answers.map((answer) => answer.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(answers[4]).toMatchObject({ reason: unavailable });
});

it('forgets a document whose reader has left', async () => {
  open({ workers: 1 });
  const leaver = new AbortController();
  const waiting = [print('slow'), print('hang', leaver.signal), print('fine')];
  leaver.abort();
  await expect(waiting[1]).rejects.toMatchObject({ name: 'AbortError' });
  await expect(Promise.all([waiting[0], waiting[2]])).resolves.toHaveLength(2);
  await expect(print('fine', leaver.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('lets nobody wait when it closes', async () => {
  open({ workers: 1 });
  const answers = Promise.allSettled([print('slow'), print('fine')]);
  await pool.close();
  expect((await answers).map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  await expect(print('fine')).rejects.toEqual(unavailable);
});
