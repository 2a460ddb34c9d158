import { Config } from '../../src/platform/config/config';
import { WorkService } from '../../src/work/work.service';

/** Creates the work service of the application with a longer time limit, for busy machines. */
export const createWorkService = () =>
  new WorkService(new Config({ SESSION_SECRET: 'x'.repeat(32), WORK_SECONDS: '30' }));
