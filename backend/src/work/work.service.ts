import type { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Metrics } from '../platform/metrics/metrics.service';
import { Pool, type PoolLimits } from '../platform/threads/pool';
import { startThread } from '../platform/threads/start-thread';
import type { Tasks } from './tasks';

/** One thread more than a caller may have at once: who sends what takes long leaves one to all others. */
const limits: PoolLimits = {
  threads: 3,
  working: { owner: 2, network: 2 },
  waiting: { owner: 40, network: 150, all: 300 },
  milliseconds: 2_000,
  startMilliseconds: 30_000,
};
const heapMegabytes = 192;
/**
 * Holds the garbage of a few documents; with Node's default of 48, collecting it takes a third of the time of a
 * document.
 */
const youngMegabytes = 72;

/** What runs tasks: threads, or in command lines and tests of pure code this very thread (`runHere`). */
export interface Runs {
  run<Name extends keyof Tasks>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

/**
 * All work on what people send that may take long, in threads: the event loop stays free for everybody else. A task has
 * two seconds from when it begins (`WORK_SECONDS`).
 */
@Injectable()
export class WorkService implements Runs, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(@Optional() config?: Config, @Optional() metrics?: Metrics) {
    const pool = new Pool(startWorker, { ...limits, ...(config && { milliseconds: config.workMs }) });
    this.pool = pool;
    metrics?.measure('shortlist_work_busy', 'Threads that are at work', () => pool.state.busy);
    metrics?.measure('shortlist_work_waiting', 'Tasks that wait for a thread', () => pool.state.waiting);
    metrics?.measure('shortlist_work_lost', 'Threads that died or took too long', () => pool.state.lost);
  }

  /** The first thread takes half a second to start: nobody should meet it. */
  onApplicationBootstrap(): void {
    this.run('nothing', undefined).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  /** Throws `too_complex` when the time is up, `unavailable` when too much waits, and the signal's reason. */
  async run<Name extends keyof Tasks>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return (await this.pool.run({ task, input }, signal)) as Awaited<ReturnType<Tasks[Name]>>;
  }
}

function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes };
  return startThread('worker', { resourceLimits });
}
