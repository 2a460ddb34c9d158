import type { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { startWorkerThread } from '../../platform/threads/start-worker-thread';
import { ImportWorkerQueue, type ImportWorkerLimits } from './import-worker-queue';
import type { ImportRequest } from '../../engine/importing/source-document';

/** Each caller may use one thread, so that one caller's slow files do not block all others. */
const limits: Omit<ImportWorkerLimits, 'timeoutMs'> = {
  threads: 2,
  running: { owner: 1, network: 1 },
  waiting: { owner: 5, network: 20, all: 60 },
  startTimeoutMs: 30_000,
};
/** Three times the memory that the longest allowed file needs. */
const oldGenerationMb = 64;

@Injectable()
export class ImportsService implements OnApplicationShutdown {
  private readonly logger = new Logger('builder');
  private readonly queue: ImportWorkerQueue;

  constructor(config: Config) {
    this.queue = new ImportWorkerQueue(startWorker, { ...limits, timeoutMs: config.workTimeoutMs });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  /**
   * Throws `invalid_input` at `data` if the file cannot be read, `too_complex` if reading takes too long, and
   * `unavailable` if too many files are waiting.
   */
  async importFile(request: ImportRequest, signal?: AbortSignal): Promise<ImportResult> {
    const result = await this.queue.run(request, signal);
    if (result.kind === 'imported') return result.value;
    if (result.cause !== undefined) this.logger.warn(`The imported file could not be read: ${result.cause}`);
    throw new AppError('invalid_input', { issues: [{ path: 'data', message: result.reason }] });
  }
}

function startWorker(workerData: ImportRequest): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: oldGenerationMb, maxYoungGenerationSizeMb: 16 };
  return startWorkerThread('import-worker', { workerData, resourceLimits });
}
