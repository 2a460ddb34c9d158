import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Request, Response } from 'express';
import { trackRequest } from '../../platform/http/current-request';
import { ImportWorkerQueue, type ImportWorkerLimits } from './import-worker-queue';
import type { ImportRequest } from '../../engine/importing/source-document';

const createRequest = (fileName: string): ImportRequest => ({ bytes: new Uint8Array(), fileName, language: 'en' });
const programs: Record<string, string> = {
  replying: `parentPort.postMessage({ kind: 'refused', reason: 'file_empty' })`,
  endless: `for (;;);`,
  greedy: `const all = []; for (;;) all.push(new Array(1e5).fill(all.length));`,
  throwing: `throw new Error('internal bug')`,
};
const startWorker = ({ fileName }: ImportRequest) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.postMessage({ kind: 'ready', threadId: undefined }); ${programs[fileName] ?? ''}`,
    {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 32 },
    },
  );
const limits: ImportWorkerLimits = {
  threads: 1,
  running: { owner: 1, network: 1 },
  waiting: { owner: 3, network: 3, all: 3 },
  timeoutMs: 1_500,
  startTimeoutMs: 20_000,
};

describe('ImportWorkerQueue', () => {
  let queue: ImportWorkerQueue;
  beforeEach(() => {
    queue = new ImportWorkerQueue(startWorker, limits);
  });
  afterEach(() => queue.close());

  it('terminates a worker that never finishes, and reads the next file', async () => {
    const rejection = expect(queue.run(createRequest('endless'))).rejects.toMatchObject({ code: 'too_complex' });
    await expect(queue.run(createRequest('replying'))).resolves.toEqual({ kind: 'refused', reason: 'file_empty' });
    await rejection;
  });

  it('terminates a worker that uses too much memory, and reads the next file', async () => {
    const [greedyResult, nextResult] = await Promise.all([
      queue.run(createRequest('greedy')),
      queue.run(createRequest('replying')),
    ]);
    expect(greedyResult).toEqual({ kind: 'refused', reason: 'file_too_large' });
    expect(nextResult).toEqual({ kind: 'refused', reason: 'file_empty' });
  });

  it('reports a worker error as internal, not as a problem with the file', async () => {
    await expect(queue.run(createRequest('throwing'))).rejects.toMatchObject({ code: 'internal' });
    await expect(queue.run(createRequest('replying'))).resolves.toEqual({ kind: 'refused', reason: 'file_empty' });
  });

  it('rejects requests when the queue is full', async () => {
    const waiting = Array.from({ length: 4 }, () => queue.run(createRequest('replying')));
    await expect(queue.run(createRequest('replying'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(Promise.all(waiting)).resolves.toHaveLength(4);
  });

  it('does not delay a file because of slow files from another network', async () => {
    await queue.close();
    queue = new ImportWorkerQueue(startWorker, {
      ...limits,
      threads: 2,
      waiting: { owner: 5, network: 5, all: 20 },
      timeoutMs: 20_000,
    });
    const runAs = (ip: string, work: () => void) =>
      trackRequest({ ip, session: {} } as unknown as Request, new EventEmitter() as Response, work);
    runAs('192.0.2.1', () => {
      for (let i = 0; i < 5; i++) queue.run(createRequest('endless')).catch(() => undefined);
    });
    const result = await new Promise((resolve, reject) => {
      runAs('192.0.2.2', () => void queue.run(createRequest('replying')).then(resolve, reject));
    });
    expect(result).toEqual({ kind: 'refused', reason: 'file_empty' });
  });

  it('drops aborted requests from the queue and rejects all requests when closed', async () => {
    const controller = new AbortController();
    const activeRun = queue.run(createRequest('endless'));
    const abortedRun = queue.run(createRequest('replying'), controller.signal);
    controller.abort(new Error('left'));
    await expect(abortedRun).rejects.toThrow('left');
    const rejection = expect(activeRun).rejects.toMatchObject({ code: 'unavailable' });
    await queue.close();
    await rejection;
    await expect(queue.run(createRequest('replying'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
