import { Worker } from 'node:worker_threads';
import type { Request, Response } from 'express';
import { trackCaller } from '../../platform/threads/caller';
import { ImportWorkerQueue, type ImportWorkerLimits } from './import-worker-queue';
import type { ImportRequest } from './source-document';

const order = (fileName: string): ImportRequest => ({ bytes: new Uint8Array(), fileName, language: 'en' });
const programs: Record<string, string> = {
  good: `parentPort.postMessage({ refusal: 'file_empty' })`,
  endless: `for (;;);`,
  greedy: `const all = []; for (;;) all.push(new Array(1e5).fill(all.length));`,
  throwing: `throw new Error('a fault of ours')`,
};
const start = ({ fileName }: ImportRequest) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready'); ${programs[fileName] ?? ''}`,
    {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 32 },
    },
  );
const limits: ImportWorkerLimits = {
  threads: 1,
  working: { owner: 1, network: 1 },
  waiting: { owner: 3, network: 3, all: 3 },
  milliseconds: 1_500,
  startMilliseconds: 20_000,
};

describe('ImportWorkerQueue', () => {
  let thread: ImportWorkerQueue;
  beforeEach(() => {
    thread = new ImportWorkerQueue(start, limits);
  });
  afterEach(() => thread.close());

  it('terminates the worker of a file that never ends, and reads the next file', async () => {
    const hostile = expect(thread.run(order('endless'))).rejects.toMatchObject({ code: 'too_complex' });
    await expect(thread.run(order('good'))).resolves.toEqual({ refusal: 'file_empty' });
    await hostile;
  });

  it('terminates the worker of a file that takes too much memory, and reads the next file', async () => {
    const [hostile, next] = await Promise.all([thread.run(order('greedy')), thread.run(order('good'))]);
    expect(hostile).toEqual({ refusal: 'file_too_large' });
    expect(next).toEqual({ refusal: 'file_empty' });
  });

  it('reports a worker error as internal, not as a problem of the file', async () => {
    await expect(thread.run(order('throwing'))).rejects.toMatchObject({ code: 'internal' });
    await expect(thread.run(order('good'))).resolves.toEqual({ refusal: 'file_empty' });
  });

  it('rejects requests when the queue is full', async () => {
    const waiting = Array.from({ length: 4 }, () => thread.run(order('good')));
    await expect(thread.run(order('good'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(Promise.all(waiting)).resolves.toHaveLength(4);
  });

  it('does not delay a file because of slow files from another network', async () => {
    await thread.close();
    thread = new ImportWorkerQueue(start, {
      ...limits,
      threads: 2,
      waiting: { owner: 5, network: 5, all: 20 },
      milliseconds: 20_000,
    });
    const from = (ip: string, work: () => void) =>
      trackCaller({ ip, session: {} } as unknown as Request, {} as Response, work);
    from('192.0.2.1', () => {
      for (let i = 0; i < 5; i++) thread.run(order('endless')).catch(() => undefined);
    });
    const honest = await new Promise((resolve, reject) => {
      from('192.0.2.2', () => void thread.run(order('good')).then(resolve, reject));
    });
    expect(honest).toEqual({ refusal: 'file_empty' });
  });

  it('drops aborted requests from the queue and rejects all requests when closed', async () => {
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
