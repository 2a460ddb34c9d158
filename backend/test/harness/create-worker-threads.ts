import { Config } from '../../src/platform/config/config';
import { WorkerThreadsService } from '../../src/worker-threads/worker-threads.service';

/** Creates the work service of the application with a longer time limit, for busy machines. */
export const createWorkerThreads = () =>
  new WorkerThreadsService(new Config({ SESSION_SECRET: 'x'.repeat(32), WORK_SECONDS: '30' }));
