import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { Metrics } from '../metrics/metrics.service';
import { traced } from '../tracing/traced';
import { Readiness } from '../health/readiness';
import { ClockWatch } from './clock-watch';
import { hour, Job, jobKey, type JobOptions } from './job';
import { type JobRun, JobRuns, lease } from './job-runs';

interface KnownJob {
  name: string;
  every: number;
  deletes: boolean;
  work: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Runs the methods marked with `@Job`. Each tick enqueues the runs of new periods and claims due runs. Every process
 * does so except those with ROLE=api; there is no leader.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly runs: JobRuns;
  private readonly counted;
  private jobs: KnownJob[] = [];
  private readonly begun = new Map<string, string>();
  /** By job: a process runs each job at most once at a time. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private ticking: Promise<void> | undefined;
  private readonly clock = new ClockWatch();
  private ready = false;

  constructor(
    @InjectDataSource() database: DataSource,
    private readonly config: Config,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    metrics: Metrics,
    private readonly readiness: Readiness,
  ) {
    this.runs = new JobRuns(database);
    this.counted = metrics.counter('shortlist_job_runs_total', 'Runs of jobs in this process: done, failed', [
      'job',
      'outcome',
    ]);
    metrics.measure('shortlist_job_runs_waiting', 'Runs of jobs that nobody has taken', () => this.runs.waiting());
  }

  onApplicationBootstrap(): void {
    // The same order in all replicas avoids deadlocks on the rows.
    this.jobs = this.discovery.getProviders().flatMap(({ instance }) => this.jobsOf(instance));
    this.jobs.sort((a, b) => (a.name < b.name ? -1 : 1));
    const twice = this.jobs.find(({ name }, index) => this.jobs[index + 1]?.name === name);
    if (twice) throw new Error(`Two jobs have the name ${twice.name}`);
    this.ready = this.config.role !== 'api';
  }

  /** Waits for active runs while the database is still open to record their end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.ticking;
    await Promise.all(this.running.values());
  }

  @Interval(1_000)
  onTick(): void {
    if (!this.ready || this.stopping.signal.aborted) return;
    this.ticking ??= this.tick(new Date())
      .then(() => undefined)
      .catch((error: unknown) => this.logger.warn(`The job queue is unavailable: ${(error as Error).message}`))
      .finally(() => (this.ticking = undefined));
  }

  /** Returns a promise for each started run. */
  async tick(now: Date): Promise<Promise<void>[]> {
    const fresh = this.jobs
      .map((job) => ({ job: job.name, period: periodOf(job, now) }))
      .filter(({ job, period }) => this.begun.get(job) !== period);
    if (fresh.length) await this.runs.add(fresh);
    for (const { job, period } of fresh) this.begun.set(job, period);
    const begun: Promise<void>[] = [];
    while (!this.stopping.signal.aborted) {
      const run = await this.runs.take(this.jobs.map(({ name }) => name).filter((name) => !this.running.has(name)));
      if (!run) break;
      const work = this.do(run).finally(() => this.running.delete(run.job));
      this.running.set(run.job, work);
      begun.push(work);
    }
    return begun;
  }

  @Job({ name: 'forget-runs', every: hour, deletes: true })
  async forgetOld(): Promise<void> {
    await this.runs.forgetOld();
  }

  private async do(run: JobRun): Promise<void> {
    const job = this.jobs.find(({ name }) => name === run.job) as KnownJob;
    const holding = setInterval(() => void this.runs.hold(run).catch(() => undefined), (lease * 1_000) / 3);
    const startedAt = Date.now();
    try {
      if (job.deletes && (await this.waits(job))) return await this.runs.giveUp(run);
      await traced(`job ${run.job}`, { 'shortlist.attempt': run.attempts }, () => job.work(this.stopping.signal));
      await this.runs.end(run);
      this.counted.inc({ job: run.job, outcome: 'done' });
      this.logger.debug(`Job ${run.job} of ${run.period} finished after ${Date.now() - startedAt} ms`);
    } catch (error) {
      // If the queue is unavailable as well, the run is retried when its lease ends.
      await this.failed(job, run, error).catch(() => undefined);
    } finally {
      clearInterval(holding);
    }
  }

  /**
   * Returns whether a job must not delete now. Logs the reason once, and reports it in /api/health/ready as long as it
   * lasts.
   */
  private async waits({ name }: KnownJob): Promise<boolean> {
    const deleting = this.jobs.filter(({ deletes }) => deletes).map((job) => job.name);
    const why = this.clock.doubt(await this.runs.times(deleting));
    if (why && !this.readiness.deletionsWait)
      this.logger.warn(`Nothing old is deleted until the time is to be believed again (${name}): ${why}`);
    this.readiness.deletionsWait = why !== undefined;
    return why !== undefined;
  }

  /** Retries within the period with growing delays; after that, the next period does the work. */
  private async failed({ every }: KnownJob, run: JobRun, error: unknown): Promise<void> {
    this.counted.inc({ job: run.job, outcome: 'failed' });
    const wait = Math.min(300, 2 ** run.attempts);
    const over = Date.parse(run.period) + every;
    const again = Date.now() + wait * 1_000 < over;
    const next = again ? `it is tried again in ${wait} s` : 'its next period is waited for';
    this.logger.warn(`Job ${run.job} of ${run.period} failed on attempt ${run.attempts}; ${next}`);
    this.logger.error(error);
    await (again ? this.runs.tryAgain(run, wait) : this.runs.giveUp(run));
  }

  private jobsOf(instance: unknown): KnownJob[] {
    if (!instance || typeof instance !== 'object') return [];
    const methods = instance as Record<string, KnownJob['work']>;
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((method) => {
      const options = this.reflector.get<JobOptions | undefined>(jobKey, methods[method] as KnownJob['work']);
      if (!options) return [];
      const every = typeof options.every === 'number' ? options.every : options.every(this.config);
      return [
        {
          name: options.name,
          every: every * 1_000,
          deletes: options.deletes ?? false,
          work: (signal) => methods[method]!(signal),
        },
      ];
    });
  }
}

const periodOf = ({ every }: KnownJob, now: Date) => new Date(Math.floor(now.getTime() / every) * every).toISOString();
