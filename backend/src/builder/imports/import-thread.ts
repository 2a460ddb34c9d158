import type { Worker } from 'node:worker_threads';
import type { Imported } from '@shortlist/contracts/builder/import';
import { AppError } from '../../platform/http/app-error';
import { inQueue, type Work } from '../../platform/threads/in-queue';
import type { RefusalKey, ToImport } from './source';

/** `cause`: what went wrong inside, for the log. */
export type ImportAnswer = { imported: Imported } | { refusal: RefusalKey; cause?: string };

export interface ThreadLimits {
  /** Files that may wait; more are refused at once. */
  waiting: number;
  /** For one file, from when the thread is ready for it. */
  milliseconds: number;
  /** For a thread to say that it is ready. */
  startMilliseconds: number;
}

/**
 * Reads one file at a time, each in a thread of its own that ends with it: whatever a file does, it does it to that
 * thread alone, and the next one finds a new one.
 */
export class ImportThread {
  private readonly queue: Work<ToImport, ImportAnswer>[] = [];
  private working: Worker | undefined;
  private closed = false;

  constructor(
    private readonly start: (order: ToImport) => Worker,
    private readonly limits: ThreadLimits,
  ) {}

  /** A file that takes too much time or memory is `file_too_large`. Rejects with `unavailable` when too many wait. */
  run(order: ToImport, signal?: AbortSignal): Promise<ImportAnswer> {
    const most = this.closed ? 0 : this.limits.waiting;
    return inQueue({ waiting: this.queue, most, next: () => this.next() }, order, signal);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.settle(new AppError('unavailable'));
    await this.working?.terminate();
  }

  private next(): void {
    if (this.working) return;
    const job = this.queue.shift();
    if (!job) return;
    const worker = this.start(job.order);
    this.working = worker;
    // Out of memory or of time: no resume needs that much of either.
    let answer: ImportAnswer | AppError = { refusal: 'file_too_large' };
    const endAfter = (milliseconds: number) => setTimeout(() => void worker.terminate(), milliseconds);
    let timer = endAfter(this.limits.startMilliseconds);
    worker.on('message', (message: ImportAnswer | 'ready') => {
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
      this.working = undefined;
      job.settle(this.closed ? new AppError('unavailable') : answer);
      this.next();
    });
  }
}
