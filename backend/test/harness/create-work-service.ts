import { Config } from '../../src/platform/config/config';
import { WorkService } from '../../src/work/work.service';

/** Creates threads like the application's, but with more time than a request gives, for busy machines. */
export const createWorkService = () =>
  new WorkService(new Config({ SESSION_SECRET: 'x'.repeat(32), WORK_SECONDS: '30' }));
