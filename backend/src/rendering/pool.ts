import type { Worker } from 'node:worker_threads';
import { AppError } from '../platform/http/app-error';
import { inQueue, type Work } from '../platform/threads/in-queue';
import { traced } from '../platform/tracing/traced';
import type { MeasuredPages, Printed, Read, ToMeasure, ToPrint, ToRead, ToWord, Word } from './printed';

export interface PoolLimits {
  workers: number;
  /** Documents that may wait for a worker; more are refused at once. */
  waiting: number;
  /** For one document, from when a worker has it. */
  milliseconds: number;
  /** For a worker to say that it is ready. */
  startMilliseconds: number;
}

type Order = ToPrint | ToRead | ToMeasure | ToWord;
type Answer = Printed | Read | MeasuredPages | Word;

interface Job extends Work<Order, Answer> {
  /** A worker that dies with a document costs it one more try. */
  died?: boolean;
}

/**
 * Worker threads that print files, read them back, measure documents and write them for Word: started when needed, replaced when they die or
 * take too long. A worker's first message says that it is ready; each later one answers the document that it was given.
 */
export class PrinterPool {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: Job[] = [];
  private starting = 0;
  private closed = false;
  private lost = 0;

  constructor(
    private readonly start: () => Worker,
    private readonly limits: PoolLimits,
  ) {}

  /** Threads at work, documents that wait, and threads that died or took too long. */
  get state(): { busy: number; waiting: number; lost: number } {
    return { busy: this.all.size - this.starting - this.idle.length, waiting: this.queue.length, lost: this.lost };
  }

  /** Rejects with `unavailable` when too many wait, the time is up or the worker died twice; with the signal's reason when aborted. */
  print(document: ToPrint, signal?: AbortSignal): Promise<Printed> {
    return this.run('print', document, signal) as Promise<Printed>;
  }

  /** Rejects as `print` does. */
  read(document: ToRead, signal?: AbortSignal): Promise<Read> {
    return this.run('read', document, signal) as Promise<Read>;
  }

  /** Rejects as `print` does. */
  measure(document: ToMeasure, signal?: AbortSignal): Promise<MeasuredPages> {
    return this.run('measure', document, signal) as Promise<MeasuredPages>;
  }

  /** Rejects as `print` does. */
  word(document: ToWord, signal?: AbortSignal): Promise<Word> {
    return this.run('word', document, signal) as Promise<Word>;
  }

  /** A document in work is finished even when its reader has left: it takes milliseconds, and a new worker takes more. */
  private run(what: string, document: Order, signal?: AbortSignal): Promise<Answer> {
    const most = this.closed ? 0 : this.limits.waiting;
    return traced(`render: ${what}`, {}, () =>
      inQueue({ waiting: this.queue, most, next: () => this.next() }, document, signal),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    this.refuseWaiting();
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private refuseWaiting(): void {
    for (const job of this.queue.splice(0)) job.settle(new AppError('unavailable'));
  }

  private next(): void {
    while (this.queue.length && this.idle.length) {
      const worker = this.idle.pop();
      const job = this.queue.shift();
      if (worker && job) this.give(worker, job);
    }
    if (this.queue.length > this.starting && this.all.size < this.limits.workers) this.hire();
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
    // Without a listener an error of the thread would end the process; `exit` follows and is handled.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(late);
      if (!this.closed) this.lost++;
      this.all.delete(worker);
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
      if (ready) return;
      this.starting--;
      // Workers that cannot even start are not tried again and again.
      if (this.all.size === 0) this.refuseWaiting();
    });
  }

  private give(worker: Worker, job: Job): void {
    const finish = (result?: Answer | AppError) => {
      clearTimeout(timer);
      worker.off('message', answered).off('exit', died);
      if (result) job.settle(result);
      this.next();
    };
    const answered = (result: Answer) => {
      this.idle.push(worker);
      finish(result);
    };
    const died = () => {
      if (job.died || this.closed) return finish(new AppError('unavailable'));
      job.died = true;
      this.queue.unshift(job);
      finish();
    };
    const timer = setTimeout(() => {
      this.all.delete(worker);
      finish(new AppError('unavailable'));
      void worker.terminate();
    }, this.limits.milliseconds);
    worker.on('message', answered).on('exit', died);
    worker.postMessage(job.order);
  }
}
