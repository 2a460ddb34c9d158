import type { Worker } from 'node:worker_threads';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { AppError } from '../../platform/http/app-error';
import { FairQueue, type QueueLimits } from '../../platform/threads/fair-queue';
import type { ImportErrorKey, ImportRequest } from './source-document';

/** `cause` describes the internal error, for the log. */
export type ImportWorkerResult = { imported: ImportResult } | { refusal: ImportErrorKey; cause?: string };

export interface ImportWorkerLimits extends QueueLimits {
  threads: number;
  /** Limit for one file, from the time its thread is ready. */
  milliseconds: number;
  /** Limit for a thread to report that it is ready. */
  startMilliseconds: number;
}

/** Reads each file in a thread of its own, which ends with it, so that a malicious file affects no other. */
export class ImportWorkerQueue {
  private readonly queue: FairQueue<ImportRequest, ImportWorkerResult>;
  private readonly working = new Set<Worker>();
  private closed = false;

  constructor(
    private readonly start: (request: ImportRequest) => Worker,
    private readonly limits: ImportWorkerLimits,
  ) {
    this.queue = new FairQueue(limits);
  }

  /**
   * Returns `file_too_large` if a file takes too much memory. Rejects with `too_complex` if it takes too much time, and
   * with `unavailable` if too many files are waiting.
   */
  async run(request: ImportRequest, signal?: AbortSignal): Promise<ImportWorkerResult> {
    if (this.closed) throw new AppError('unavailable');
    return await this.queue.wait(request, () => this.next(), signal);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.queue.refuse(new AppError('unavailable'));
    await Promise.all([...this.working].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.closed || this.working.size >= this.limits.threads) return;
    const job = this.queue.take();
    if (!job) return;
    const worker = this.start(job.order);
    this.working.add(worker);
    // Default for a thread that exits without an answer: it ran out of memory, and no resume needs that much.
    let answer: ImportWorkerResult | AppError = { refusal: 'file_too_large' };
    const endAfter = (milliseconds: number) =>
      setTimeout(() => {
        answer = new AppError('too_complex');
        void worker.terminate();
      }, milliseconds);
    let timer = endAfter(this.limits.startMilliseconds);
    worker.on('message', (message: ImportWorkerResult | 'ready') => {
      clearTimeout(timer);
      if (message === 'ready') timer = endAfter(this.limits.milliseconds);
      else {
        answer = message;
        void worker.terminate();
      }
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') answer = new AppError('internal', { cause: error });
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      this.working.delete(worker);
      this.queue.done(job);
      if (this.closed) answer = new AppError('unavailable');
      job.settle(answer instanceof AppError ? answer : { value: answer });
      this.next();
    });
    this.next();
  }
}
