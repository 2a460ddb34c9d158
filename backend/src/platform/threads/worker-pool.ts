import type { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error';
import { withSpan } from '../tracing/spans';
import { FairQueue, type QueueLimits, type QueuedWork } from './fair-queue';

export interface WorkerPoolLimits extends QueueLimits {
  threads: number;
  /** Time limit for one order, from the moment a thread receives it. */
  milliseconds: number;
  /** Time limit for a thread to report that it is ready. */
  startMilliseconds: number;
}

/** A task and its input, as plain data. */
export interface WorkRequest {
  task: string;
  input: unknown;
}

/** `failed`: an internal error, as text for the log. */
export type WorkResult = { value: unknown } | { failed: string };

interface PooledWork extends QueuedWork<WorkRequest, unknown> {
  /** True once a thread has died while running this order, which is retried once. */
  died?: boolean;
}

/**
 * Threads for long work, started on demand, and replaced when they die or take too long. The first message of a thread
 * reports that it is ready; each later one answers the current order.
 */
export class WorkerPool {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: FairQueue<WorkRequest, unknown>;
  private starting = 0;
  private closed = false;
  private lost = 0;

  constructor(
    private readonly start: () => Worker,
    private readonly limits: WorkerPoolLimits,
  ) {
    this.queue = new FairQueue(limits);
  }

  /** `lost`: threads that died or took too long. */
  get state(): { busy: number; waiting: number; lost: number } {
    return { busy: this.all.size - this.starting - this.idle.length, waiting: this.queue.length, lost: this.lost };
  }

  /**
   * Rejects with `too_complex` when time or memory runs out; with `unavailable` when too many orders wait or the thread
   * died twice; with the signal's reason when aborted. A running order is finished even if its caller has left: that
   * takes milliseconds, and a new thread takes longer.
   */
  run(order: WorkRequest, signal?: AbortSignal): Promise<unknown> {
    return withSpan(`work: ${order.task}`, {}, () => {
      if (this.closed) throw new AppError('unavailable');
      return this.queue.wait(order, () => this.next(), signal);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.queue.refuse(new AppError('unavailable'));
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private next(): void {
    for (let job = this.idle.length ? this.queue.take() : undefined; job; job = this.queue.take()) {
      this.give(this.idle.pop()!, job);
      if (!this.idle.length) break;
    }
    if (this.queue.length > this.starting && this.all.size < this.limits.threads) this.hire();
  }

  private hire(): void {
    const worker = this.start();
    worker.unref();
    this.all.add(worker);
    this.starting++;
    let ready = false;
    const late = setTimeout(() => void worker.terminate(), this.limits.startMilliseconds);
    worker.once('message', () => {
      clearTimeout(late);
      ready = true;
      this.starting--;
      this.idle.push(worker);
      this.next();
    });
    // Without a listener, a worker error would end the process; `exit` follows and is handled.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(late);
      if (!this.closed) this.lost++;
      this.all.delete(worker);
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
      if (ready) return;
      this.starting--;
      // If threads cannot even start, they are not retried endlessly.
      if (this.all.size === 0) this.queue.refuse(new AppError('unavailable'));
    });
  }

  private give(worker: Worker, job: PooledWork): void {
    let error: NodeJS.ErrnoException | undefined;
    const leave = () => {
      clearTimeout(timer);
      worker.off('message', answered).off('exit', died).off('error', failed);
    };
    const finish = (answer: Parameters<PooledWork['settle']>[0]) => {
      leave();
      this.queue.done(job);
      job.settle(answer);
      this.next();
    };
    const answered = (answer: WorkResult) => {
      this.idle.push(worker);
      finish('value' in answer ? answer : new AppError('internal', { cause: answer.failed }));
    };
    const failed = (reason: Error) => (error = reason);
    const died = () => {
      if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY') return finish(new AppError('too_complex'));
      if (job.died || this.closed) return finish(new AppError('unavailable'));
      job.died = true;
      leave();
      this.queue.putBack(job);
      this.next();
    };
    const timer = setTimeout(() => {
      this.all.delete(worker);
      finish(new AppError('too_complex'));
      void worker.terminate();
    }, this.limits.milliseconds);
    worker.on('message', answered).on('exit', died).on('error', failed);
    worker.postMessage(job.order);
  }
}
