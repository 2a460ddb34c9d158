import type { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error';
import { withSpan } from '../tracing/spans';
import { limitThreadTime, type ThreadReady } from './cpu-time';
import { FairQueue, type QueueLimits, type QueuedWork } from './fair-queue';

export interface WorkerPoolLimits extends QueueLimits {
  threads: number;
  /** Limit for one request, from the moment a thread receives it (see `limitThreadTime`). */
  timeoutMs: number;
  startTimeoutMs: number;
}

export interface WorkRequest {
  task: string;
  input: unknown;
}

/** `error` describes an internal error for the log. */
export type WorkResult = { kind: 'done'; value: unknown } | { kind: 'failed'; error: string };

interface PooledWork extends QueuedWork<WorkRequest, unknown> {
  /** True after a thread has died while running this request, which is retried once. */
  isRetry?: boolean;
}

/**
 * Runs long work in threads, which are started on demand and replaced when they die or take too long. The first message
 * of a thread is `ThreadReady`. Each later message is the `WorkResult` of the current request.
 */
export class WorkerPool {
  private readonly threadIds = new WeakMap<Worker, string>();
  private readonly idleWorkers: Worker[] = [];
  private readonly workers = new Set<Worker>();
  private readonly queue: FairQueue<WorkRequest, unknown>;
  private startingCount = 0;
  private isClosed = false;
  private lostCount = 0;

  constructor(
    private readonly startWorker: () => Worker,
    private readonly limits: WorkerPoolLimits,
  ) {
    this.queue = new FairQueue(limits);
  }

  /** `lost` counts the threads that died or took too long. */
  get state(): { busy: number; waiting: number; lost: number } {
    return {
      busy: this.workers.size - this.startingCount - this.idleWorkers.length,
      waiting: this.queue.length,
      lost: this.lostCount,
    };
  }

  /**
   * Rejects with `too_complex` if time or memory runs out, with `unavailable` if too many requests wait or the thread
   * died twice, and with the signal's reason if the signal aborts. A running request continues even if its caller has
   * disconnected, because a new thread would take longer than the rest of the work.
   */
  run(request: WorkRequest, signal?: AbortSignal): Promise<unknown> {
    return withSpan(`work: ${request.task}`, {}, () => {
      if (this.isClosed) throw new AppError('unavailable');
      return this.queue.enqueue(request, () => this.assignWork(), signal);
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.queue.rejectAll(new AppError('unavailable'));
    await Promise.all([...this.workers].map((worker) => worker.terminate()));
  }

  private assignWork(): void {
    for (let work = this.idleWorkers.length ? this.queue.take() : undefined; work; work = this.queue.take()) {
      this.runOnWorker(this.idleWorkers.pop()!, work);
      if (!this.idleWorkers.length) break;
    }
    if (this.queue.length > this.startingCount && this.workers.size < this.limits.threads) this.startThread();
  }

  private startThread(): void {
    const worker = this.startWorker();
    worker.unref();
    this.workers.add(worker);
    this.startingCount++;
    let isReady = false;
    const startTimer = setTimeout(() => void worker.terminate(), this.limits.startTimeoutMs);
    worker.once('message', ({ threadId }: ThreadReady) => {
      clearTimeout(startTimer);
      if (threadId) this.threadIds.set(worker, threadId);
      isReady = true;
      this.startingCount--;
      this.idleWorkers.push(worker);
      this.assignWork();
    });
    // Without a listener, a worker error would end the process. The `exit` event that follows is handled.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(startTimer);
      if (!this.isClosed) this.lostCount++;
      this.workers.delete(worker);
      const index = this.idleWorkers.indexOf(worker);
      if (index >= 0) this.idleWorkers.splice(index, 1);
      if (isReady) return;
      this.startingCount--;
      // If no thread can start, rejects the requests instead of starting threads endlessly.
      if (this.workers.size === 0) this.queue.rejectAll(new AppError('unavailable'));
    });
  }

  private runOnWorker(worker: Worker, work: PooledWork): void {
    let workerError: NodeJS.ErrnoException | undefined;
    const removeListeners = () => {
      endTimeLimit();
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    const finish = (outcome: Parameters<PooledWork['settle']>[0]) => {
      removeListeners();
      this.queue.markDone(work);
      work.settle(outcome);
      this.assignWork();
    };
    const onMessage = (result: WorkResult) => {
      this.idleWorkers.push(worker);
      finish(result.kind === 'done' ? result : new AppError('internal', { cause: result.error }));
    };
    const onError = (reason: Error) => (workerError = reason);
    const onExit = () => {
      if (workerError?.code === 'ERR_WORKER_OUT_OF_MEMORY') return finish(new AppError('too_complex'));
      if (work.isRetry || this.isClosed) return finish(new AppError('unavailable'));
      work.isRetry = true;
      removeListeners();
      this.queue.putBack(work);
      this.assignWork();
    };
    const endTimeLimit = limitThreadTime(this.threadIds.get(worker), this.limits.timeoutMs, () => {
      this.workers.delete(worker);
      finish(new AppError('too_complex'));
      void worker.terminate();
    });
    worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    worker.postMessage(work.request);
  }
}
