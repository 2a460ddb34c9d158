import type { Worker } from 'node:worker_threads';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { AppError } from '../../platform/http/app-error';
import { limitThreadTime, type ThreadReady } from '../../platform/threads/cpu-time';
import { FairQueue, type QueueLimits } from '../../platform/threads/fair-queue';
import type { ImportErrorKey, ImportRequest } from '../../engine/importing/source-document';

/** `cause` describes the internal error, for the log. */
export type ImportWorkerResult =
  { kind: 'imported'; value: ImportResult } | { kind: 'refused'; reason: ImportErrorKey; cause?: string };

export interface ImportWorkerLimits extends QueueLimits {
  threads: number;
  /** Limit for one file, from the time its thread is ready (see `limitThreadTime`). */
  timeoutMs: number;
  startTimeoutMs: number;
}

/** Reads each file in its own thread and then ends the thread, so that a malicious file cannot affect other files. */
export class ImportWorkerQueue {
  private readonly queue: FairQueue<ImportRequest, ImportWorkerResult>;
  private readonly workers = new Set<Worker>();
  private isClosed = false;

  constructor(
    private readonly startWorker: (request: ImportRequest) => Worker,
    private readonly limits: ImportWorkerLimits,
  ) {
    this.queue = new FairQueue(limits);
  }

  /**
   * Resolves to a refusal with `file_too_large` if a file takes too much memory. Rejects with `too_complex` if a file
   * takes too much time, and with `unavailable` if too many files are waiting.
   */
  async run(request: ImportRequest, signal?: AbortSignal): Promise<ImportWorkerResult> {
    if (this.isClosed) throw new AppError('unavailable');
    return await this.queue.enqueue(request, () => this.startNext(), signal);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.queue.rejectAll(new AppError('unavailable'));
    await Promise.all([...this.workers].map((worker) => worker.terminate()));
  }

  private startNext(): void {
    if (this.isClosed || this.workers.size >= this.limits.threads) return;
    const work = this.queue.take();
    if (!work) return;
    const worker = this.startWorker(work.request);
    this.workers.add(worker);
    // A thread that exits without a result ran out of memory.
    let result: ImportWorkerResult | AppError = { kind: 'refused', reason: 'file_too_large' };
    const terminate = () => {
      result = new AppError('too_complex');
      void worker.terminate();
    };
    const startTimer = setTimeout(terminate, this.limits.startTimeoutMs);
    let endTimeLimit = () => clearTimeout(startTimer);
    worker.on('message', (message: ImportWorkerResult | ThreadReady) => {
      endTimeLimit();
      if (message.kind === 'ready') {
        endTimeLimit = limitThreadTime(message.threadId, this.limits.timeoutMs, terminate);
      } else {
        result = message;
        void worker.terminate();
      }
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') result = new AppError('internal', { cause: error });
    });
    worker.once('exit', () => {
      endTimeLimit();
      this.workers.delete(worker);
      this.queue.markDone(work);
      if (this.isClosed) result = new AppError('unavailable');
      work.settle(result instanceof AppError ? result : { value: result });
      this.startNext();
    });
    this.startNext();
  }
}
