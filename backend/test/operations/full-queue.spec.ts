import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { trackRequest } from '../../src/platform/http/current-request';
import { FairQueue } from '../../src/platform/threads/fair-queue';
import { WorkerThreadsService } from '../../src/worker-threads/worker-threads.service';
import { createResume } from '../harness/resume-factory';
import { describeOnDefaultDatabase } from '../harness/test-app';

const [networks, ownersOfNetwork, tasksOfOwner] = [2, 5, 30];

describeOnDefaultDatabase('two networks that fill the queue of the worker threads', (app) => {
  afterEach(() => jest.restoreAllMocks());

  it('do not block requests from a third network', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const work = app.nest.get(WorkerThreadsService);
    // Simulates that all threads are busy.
    const take = jest.spyOn(FairQueue.prototype, 'take').mockReturnValue(undefined);
    const controller = new AbortController();
    const tasks: Promise<string>[] = [];
    for (let i = 0; i < networks * ownersOfNetwork * tasksOfOwner; i++) {
      const network = i % networks;
      const session = { ownerId: `${network}-${i % (networks * ownersOfNetwork)}` };
      trackRequest({ ip: `198.51.100.${network}`, session } as Request, new EventEmitter() as Response, () => {
        const result = work.run('nothing', undefined, controller.signal);
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
    take.mockRestore();
    await work.run('nothing', undefined);
    expect(await call).toBe(200);
  });
});
