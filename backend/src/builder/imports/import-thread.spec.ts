import { Worker } from 'node:worker_threads';
import { ImportThread } from './import-thread';
import type { ToImport } from './source';

const order = (fileName: string): ToImport => ({ bytes: new Uint8Array(), fileName, language: 'en' });
const programs: Record<string, string> = {
  good: `parentPort.postMessage({ refusal: 'file_empty' })`,
  endless: `for (;;);`,
  greedy: `const all = []; for (;;) all.push(new Array(1e5).fill(all.length));`,
  throwing: `throw new Error('a fault of ours')`,
};
const start = ({ fileName }: ToImport) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready'); ${programs[fileName] ?? ''}`,
    {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 32 },
    },
  );
const limits = { waiting: 3, milliseconds: 3_000, startMilliseconds: 20_000 };

describe('the thread for imports', () => {
  let thread: ImportThread;
  beforeEach(() => {
    thread = new ImportThread(start, limits);
  });
  afterEach(() => thread.close());

  it.each(['endless', 'greedy'])('ends a file that is %s, and reads the next one', async (program) => {
    const [hostile, next] = await Promise.all([thread.run(order(program)), thread.run(order('good'))]);
    expect(hostile).toEqual({ refusal: 'file_too_large' });
    expect(next).toEqual({ refusal: 'file_empty' });
  });

  it('tells a fault of ours from one of the file', async () => {
    await expect(thread.run(order('throwing'))).rejects.toMatchObject({ code: 'internal' });
    await expect(thread.run(order('good'))).resolves.toEqual({ refusal: 'file_empty' });
  });

  it('refuses more than can wait', async () => {
    const waiting = Array.from({ length: 4 }, () => thread.run(order('good')));
    await expect(thread.run(order('good'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(Promise.all(waiting)).resolves.toHaveLength(4);
  });

  it('forgets who left before their turn, and refuses all when it closes', async () => {
    const leaving = new AbortController();
    const first = thread.run(order('endless'));
    const left = thread.run(order('good'), leaving.signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    const closed = expect(first).rejects.toMatchObject({ code: 'unavailable' });
    await thread.close();
    await closed;
    await expect(thread.run(order('good'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
