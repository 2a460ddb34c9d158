import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { trackRequest } from '../../src/platform/http/current-request';
import { FairQueue } from '../../src/platform/threads/fair-queue';
import { WorkerThreadsService } from '../../src/worker-threads/worker-threads.service';
import { createResume } from '../harness/resume-factory';
import { describeOnDefaultDatabase } from '../harness/test-app';

const networkCount = 2;
const ownersPerNetwork = 5;
const tasksPerOwner = 30;

describeOnDefaultDatabase('two networks that fill the queue of the worker threads', (app) => {
  afterEach(() => jest.restoreAllMocks());

  it('do not block requests from a third network', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const workerThreads = app.nest.get(WorkerThreadsService);
    // Simulates that all threads are busy.
    const takeSpy = jest.spyOn(FairQueue.prototype, 'take').mockReturnValue(undefined);
    const controller = new AbortController();
    const tasks: Promise<string>[] = [];
    for (let i = 0; i < networkCount * ownersPerNetwork * tasksPerOwner; i++) {
      const network = i % networkCount;
      const session = { ownerId: `${network}-${i % (networkCount * ownersPerNetwork)}` };
      trackRequest({ ip: `198.51.100.${network}`, session } as Request, new EventEmitter() as Response, () => {
        const result = workerThreads.run('noop', undefined, controller.signal);
        tasks.push(
          result.then(
            () => 'done',
            (error: { code: string }) => error.code,
          ),
        );
      });
    }

    const call = client.get(`/api/resumes/${id}/machine`).then(({ status }) => status);
    expect(await Promise.race([...tasks, call])).toBe('unavailable');
    controller.abort();
    await Promise.all(tasks);
    takeSpy.mockRestore();
    await workerThreads.run('noop', undefined);
    expect(await call).toBe(200);
  });
});
