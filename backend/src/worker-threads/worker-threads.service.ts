import type { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { MetricsService } from '../platform/metrics/metrics.service';
import { WorkerPool, type WorkerPoolLimits } from '../platform/threads/worker-pool';
import { startWorkerThread } from '../platform/threads/start-worker-thread';
import type { Tasks } from './tasks';

/** One caller may use all threads but one, so that slow tasks of one caller leave a thread for all others. */
const limits: WorkerPoolLimits = {
  threads: 3,
  running: { owner: 2, network: 2 },
  waiting: { owner: 40, network: 150, all: 300 },
  timeoutMs: 2_000,
  startTimeoutMs: 30_000,
};
/** The longest documents need 80 MB. With 192 MB, a document of 14 pages would take a quarter less time. */
const oldGenerationMb = 128;

/**
 * Runs tasks in worker threads or, in command-line tools and tests of pure code, in the current thread
 * (`inlineTaskRunner`).
 */
export interface TaskRunner {
  run<Name extends keyof Tasks>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

/**
 * Runs slow tasks on user input in worker threads, so that the event loop stays free for other requests. By default, a
 * task may use two seconds of processor time (`WORK_SECONDS`).
 */
@Injectable()
export class WorkerThreadsService implements TaskRunner, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly pool: WorkerPool;

  constructor(@Optional() config?: Config, @Optional() metrics?: MetricsService) {
    const pool = new WorkerPool(startWorker, { ...limits, ...(config && { timeoutMs: config.workTimeoutMs }) });
    this.pool = pool;
    metrics?.registerGauge('shortlist_work_busy', 'Threads that are running a task', () => pool.state.busy);
    metrics?.registerGauge('shortlist_work_waiting', 'Tasks waiting for a thread', () => pool.state.waiting);
    metrics?.registerGauge('shortlist_work_lost', 'Threads that died or took too long', () => pool.state.lost);
  }

  /** Starts the first thread before the first request, because that takes half a second. */
  onApplicationBootstrap(): void {
    this.run('noop', undefined).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  /**
   * Throws `too_complex` on a timeout, `unavailable` if too many tasks are queued, and the signal's reason if the
   * signal aborts.
   */
  async run<Name extends keyof Tasks>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return (await this.pool.run({ task, input }, signal)) as Awaited<ReturnType<Tasks[Name]>>;
  }
}

function startWorker(): Worker {
  return startWorkerThread('worker', { resourceLimits: { maxOldGenerationSizeMb: oldGenerationMb } });
}
