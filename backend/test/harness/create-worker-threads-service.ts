import { Config } from '../../src/platform/config/config';
import { WorkerThreadsService } from '../../src/worker-threads/worker-threads.service';

/** Creates the worker threads of the application with a longer time limit, for busy machines. */
export const createWorkerThreadsService = () =>
  new WorkerThreadsService(new Config({ SESSION_SECRET: 'x'.repeat(32), WORK_SECONDS: '30' }));
