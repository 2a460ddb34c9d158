import type { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Imported } from '@shortlist/contracts/builder/import';
import { AppError } from '../../platform/http/app-error';
import { startThread } from '../../platform/threads/start-thread';
import { ImportThread } from './import-thread';
import type { ToImport } from './source';

const limits = { waiting: 20, milliseconds: 10_000, startMilliseconds: 30_000 };
const heapMegabytes = 128;

/** Files of resumes, read. */
@Injectable()
export class ImportsService implements OnApplicationShutdown {
  private readonly logger = new Logger('builder');
  private readonly thread = new ImportThread(startWorker, limits);

  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }

  /** Throws `invalid_input` at `data` when the file cannot be read, `unavailable` when too many are waiting. */
  async read(order: ToImport, signal?: AbortSignal): Promise<Imported> {
    const answer = await this.thread.run(order, signal);
    if ('imported' in answer) return answer.imported;
    if (answer.cause !== undefined) this.logger.warn(`A file was not read: ${answer.cause}`);
    throw new AppError('invalid_input', { issues: [{ path: 'data', message: answer.refusal }] });
  }
}

function startWorker(workerData: ToImport): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 };
  return startThread('import-worker', { workerData, resourceLimits });
}
