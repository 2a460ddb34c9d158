import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { MetricsService } from '../metrics/metrics.service';
import { withSpan } from '../tracing/spans';
import { ReadinessService } from '../health/readiness.service';
import { secondsInHour } from '../time';
import { ClockWatch } from './clock-watch';
import { Job, jobMetadataKey, type JobOptions } from './job.decorator';
import { type JobRun, JobRunRepository, leaseSeconds } from './job-run.repository';

interface RegisteredJob {
  name: string;
  intervalMs: number;
  isDestructive: boolean;
  run: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Runs the methods marked with `@Job`. Each tick enqueues the runs of new periods and claims due runs. All processes do
 * so except those with ROLE=api. There is no leader.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly runs: JobRunRepository;
  private readonly runCounter;
  private jobs: RegisteredJob[] = [];
  private readonly enqueuedPeriods = new Map<string, string>();
  /** By job name, because a process runs each job at most once at a time. */
  private readonly activeRuns = new Map<string, Promise<void>>();
  private readonly shutdownController = new AbortController();
  private currentTick: Promise<void> | undefined;
  private readonly clock = new ClockWatch();
  private isReady = false;

  constructor(
    @InjectDataSource() database: DataSource,
    private readonly config: Config,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    metrics: MetricsService,
    private readonly readiness: ReadinessService,
  ) {
    this.runs = new JobRunRepository(database);
    this.runCounter = metrics.createCounter('shortlist_job_runs_total', 'Runs of jobs in this process: done, failed', [
      'job',
      'outcome',
    ]);
    metrics.registerGauge('shortlist_job_runs_waiting', 'Job runs that no process has claimed', () =>
      this.runs.countDue(),
    );
  }

  onApplicationBootstrap(): void {
    this.jobs = this.discovery.getProviders().flatMap(({ instance }) => this.discoverJobs(instance));
    // All replicas must use the same order to avoid deadlocks on the rows.
    this.jobs.sort((a, b) => (a.name < b.name ? -1 : 1));
    const duplicate = this.jobs.find(({ name }, index) => this.jobs[index + 1]?.name === name);
    if (duplicate) throw new Error(`Two jobs are named ${duplicate.name}`);
    this.isReady = this.config.role !== 'api';
  }

  /** Waits for active runs while the database is still open, so that their result can be recorded. */
  async beforeApplicationShutdown(): Promise<void> {
    this.shutdownController.abort();
    await this.currentTick;
    await Promise.all(this.activeRuns.values());
  }

  @Interval(1_000)
  onTick(): void {
    if (!this.isReady || this.shutdownController.signal.aborted) return;
    this.currentTick ??= this.tick(new Date())
      .then(() => undefined)
      .catch((error: unknown) => this.logger.warn(`The job queue is unavailable: ${(error as Error).message}`))
      .finally(() => (this.currentTick = undefined));
  }

  /** Returns a promise for each started run. */
  async tick(now: Date): Promise<Promise<void>[]> {
    const newRuns = this.jobs
      .map((job) => ({ job: job.name, period: getPeriodStart(job, now) }))
      .filter(({ job, period }) => this.enqueuedPeriods.get(job) !== period);
    if (newRuns.length) await this.runs.enqueue(newRuns);
    for (const { job, period } of newRuns) this.enqueuedPeriods.set(job, period);
    const startedRuns: Promise<void>[] = [];
    while (!this.shutdownController.signal.aborted) {
      const run = await this.runs.claim(this.jobs.map(({ name }) => name).filter((name) => !this.activeRuns.has(name)));
      if (!run) break;
      const activeRun = this.execute(run).finally(() => this.activeRuns.delete(run.job));
      this.activeRuns.set(run.job, activeRun);
      startedRuns.push(activeRun);
    }
    return startedRuns;
  }

  @Job({ name: 'forget-runs', every: secondsInHour, deletes: true })
  async deleteOldRuns(): Promise<void> {
    await this.runs.deleteOld();
  }

  private async execute(run: JobRun): Promise<void> {
    const job = this.jobs.find(({ name }) => name === run.job) as RegisteredJob;
    const leaseTimer = setInterval(
      () => void this.runs.renewLease(run).catch(() => undefined),
      (leaseSeconds * 1_000) / 3,
    );
    const startedAt = Date.now();
    try {
      if (job.isDestructive && (await this.isDeletionPaused(job))) return await this.runs.abandon(run);
      await withSpan(`job ${run.job}`, { 'shortlist.attempt': run.attempts }, () =>
        job.run(this.shutdownController.signal),
      );
      await this.runs.complete(run);
      this.runCounter.inc({ job: run.job, outcome: 'done' });
      this.logger.debug(`Job ${run.job} of ${run.period} finished in ${Date.now() - startedAt} ms`);
    } catch (error) {
      // If the queue is unavailable as well, the run is retried when its lease ends.
      await this.handleFailure(job, run, error).catch(() => undefined);
    } finally {
      clearInterval(leaseTimer);
    }
  }

  /**
   * Returns whether a job must not delete now. Logs the reason once, and reports the pause in /api/health/ready until
   * the clock can be trusted again.
   */
  private async isDeletionPaused({ name }: RegisteredJob): Promise<boolean> {
    const deletingJobs = this.jobs.filter(({ isDestructive }) => isDestructive).map((job) => job.name);
    const reason = this.clock.findClockProblem(await this.runs.getClockTimes(deletingJobs));
    if (reason && !this.readiness.areDeletionsPaused)
      this.logger.warn(`Job ${name} deletes nothing until the clock can be trusted: ${reason}`);
    this.readiness.areDeletionsPaused = reason !== undefined;
    return reason !== undefined;
  }

  /** Retries within the period with growing delays. If that fails, the job runs again in the next period. */
  private async handleFailure({ intervalMs }: RegisteredJob, run: JobRun, error: unknown): Promise<void> {
    this.runCounter.inc({ job: run.job, outcome: 'failed' });
    const delaySeconds = Math.min(300, 2 ** run.attempts);
    const periodEnd = Date.parse(run.period) + intervalMs;
    const canRetry = Date.now() + delaySeconds * 1_000 < periodEnd;
    const nextStep = canRetry ? `retrying in ${delaySeconds} s` : 'no retries until the next period';
    this.logger.warn(`Job ${run.job} of ${run.period} failed on attempt ${run.attempts}; ${nextStep}`);
    this.logger.error(error);
    await (canRetry ? this.runs.reschedule(run, delaySeconds) : this.runs.abandon(run));
  }

  private discoverJobs(instance: unknown): RegisteredJob[] {
    if (!instance || typeof instance !== 'object') return [];
    const methods = instance as Record<string, RegisteredJob['run']>;
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((method) => {
      const options = this.reflector.get<JobOptions | undefined>(
        jobMetadataKey,
        methods[method] as RegisteredJob['run'],
      );
      if (!options) return [];
      const intervalSeconds = typeof options.every === 'number' ? options.every : options.every(this.config);
      return [
        {
          name: options.name,
          intervalMs: intervalSeconds * 1_000,
          isDestructive: options.deletes ?? false,
          run: (signal) => methods[method]!(signal),
        },
      ];
    });
  }
}

const getPeriodStart = ({ intervalMs }: RegisteredJob, now: Date) =>
  new Date(Math.floor(now.getTime() / intervalMs) * intervalMs).toISOString();
