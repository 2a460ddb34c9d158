import { Config } from '../../src/platform/config/config';
import { WorkService } from '../../src/work/work.service';

/** Threads as the application has them, with more time than a request gives: a busy machine takes longer than that. */
export const newWork = () => new WorkService(new Config({ SESSION_SECRET: 'x'.repeat(32), WORK_SECONDS: '30' }));
