import { MetadataScanner, Reflector } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { ReadinessService } from '../../src/platform/health/readiness.service';
import { Job } from '../../src/platform/jobs/job.decorator';
import { secondsInDay } from '../../src/platform/time';
import { JobsService } from '../../src/platform/jobs/jobs.service';
import { MetricsService } from '../../src/platform/metrics/metrics.service';
import { waitFor } from '../harness/wait-for';
import { createDatabase, describeOnBothDatabases, createTestApp, type TestApp } from '../harness/test-app';

class SharedState {
  completedRuns = 0;
  shouldCrash = false;
}

class Replica {
  readonly jobs: JobsService;
  readonly metrics: MetricsService;
  hasCrashed = false;
  private rejectPendingWork: (reason: Error) => void = () => undefined;

  constructor(app: TestApp, createProvider: (replica: Replica) => object) {
    const database = {
      query: (...args: Parameters<DataSource['query']>) =>
        this.hasCrashed ? Promise.reject(new Error('dead')) : app.database.query(...args),
    };
    this.metrics = new MetricsService(app.database);
    const providers = [{ instance: createProvider(this) }];
    this.jobs = Reflect.construct(JobsService, [
      database,
      app.config,
      { getProviders: () => providers },
      new MetadataScanner(),
      new Reflector(),
      this.metrics,
      new ReadinessService(app.database),
    ]) as JobsService;
    this.jobs.onApplicationBootstrap();
  }

  crash(): Promise<void> {
    this.hasCrashed = true;
    return new Promise((_, reject) => (this.rejectPendingWork = reject));
  }

  releasePendingWork(): void {
    this.rejectPendingWork(new Error('dead'));
  }
}

class CountingJob {
  constructor(
    private readonly state: SharedState,
    private readonly replica: Replica,
  ) {}

  @Job({ name: 'counted', every: 1 })
  async count(): Promise<void> {
    if (this.state.shouldCrash) {
      this.state.shouldCrash = false;
      await this.replica.crash();
    }
    this.state.completedRuns += 1;
  }
}

class FailingJobs {
  attemptCount = 0;
  shouldSucceed = false;

  @Job({ name: 'daily-failing', every: secondsInDay })
  runDaily(): Promise<void> {
    return this.attempt();
  }

  @Job({ name: 'hasty-failing', every: 1 })
  runHasty(): Promise<void> {
    return this.shouldSucceed ? Promise.resolve() : Promise.reject(new Error('broken'));
  }

  private attempt(): Promise<void> {
    this.attemptCount += 1;
    return this.shouldSucceed ? Promise.resolve() : Promise.reject(new Error('broken'));
  }
}

interface JobRun {
  period: string;
  attempts: number;
  next_try_at: Date | null;
  done_at: Date | null;
}

const start = Date.UTC(2026, 10, 22);
const getTime = (second: number) => new Date(start + second * 1_000);
const listRuns = async (app: TestApp, job: string) =>
  await app.database.query<JobRun[]>('SELECT * FROM job_runs WHERE job = $1 ORDER BY period', [job]);
const makeRunsDue = (app: TestApp) =>
  app.database.query('UPDATE job_runs SET next_try_at = now() WHERE next_try_at IS NOT NULL');

describeOnBothDatabases('job runs', (app) => {
  it('take place once per period on three replicas, even if some replicas crash', async () => {
    const state = new SharedState();
    const createReplica = () => new Replica(app, (replica) => new CountingJob(state, replica));
    const replicas = [createReplica(), createReplica(), createReplica()];
    const crashedReplicas: Replica[] = [];
    const tick = async (now: Date) => {
      const startedRuns = await Promise.all(
        replicas.map(({ jobs }) => jobs.tick(now).catch((): Promise<void>[] => [])),
      );
      for (const [index, replica] of replicas.entries()) {
        if (replica.hasCrashed) crashedReplicas.push(replica);
        else await Promise.all(startedRuns[index]!);
      }
      for (const [index, replica] of replicas.entries()) if (replica.hasCrashed) replicas[index] = createReplica();
    };
    for (let second = 0; second < 300; second += 1) {
      state.shouldCrash = Math.random() < 0.05 || second === 150;
      await tick(getTime(second));
      state.shouldCrash = false;
    }
    const rows = await listRuns(app, 'counted');
    expect(rows).toHaveLength(300);
    expect(crashedReplicas.length).toBeGreaterThan(0);
    expect(rows.filter(({ done_at: done }) => !done)).toHaveLength(crashedReplicas.length);
    expect(state.completedRuns).toBe(300 - crashedReplicas.length);

    // The leases of the crashed replicas expire.
    await makeRunsDue(app);
    for (let retryCount = 0; retryCount < crashedReplicas.length; retryCount += 1) await tick(getTime(299));
    const rowsAfter = await listRuns(app, 'counted');
    expect(rowsAfter.filter(({ done_at: done, next_try_at: next }) => !done || next)).toEqual([]);
    expect(rowsAfter.filter(({ attempts }) => attempts === 2)).toHaveLength(crashedReplicas.length);
    expect(state.completedRuns).toBe(300);
    crashedReplicas.forEach((replica) => replica.releasePendingWork());
  });

  it('are retried with growing delays until their period ends', async () => {
    const failingJobs = new FailingJobs();
    const { jobs, metrics } = new Replica(app, () => failingJobs);
    const tick = async (now: Date) => void (await Promise.all(await jobs.tick(now)));
    const now = new Date();
    for (let failureCount = 0; failureCount < 3; failureCount += 1) {
      const startedAt = Date.now();
      await tick(now);
      const endedAt = Date.now();
      const [daily] = await listRuns(app, 'daily-failing');
      const delayMs = 1_000 * 2 ** (failureCount + 1);
      const next = daily!.next_try_at!.getTime();
      // Allows for rounding by the database.
      expect(next).toBeGreaterThan(startedAt + delayMs - 50);
      expect(next).toBeLessThan(endedAt + delayMs + 50);
      await tick(now);
      expect(failingJobs.attemptCount).toBe(failureCount + 1);
      await makeRunsDue(app);
    }
    expect(await listRuns(app, 'hasty-failing')).toMatchObject([{ attempts: 1, next_try_at: null, done_at: null }]);
    const metricsText = await metrics.registry.metrics();
    expect(metricsText).toContain('shortlist_job_runs_total{job="daily-failing",outcome="failed"} 3');
    expect(metricsText).toContain('shortlist_job_runs_waiting ');
    failingJobs.shouldSucceed = true;
    await tick(new Date(now.getTime() + 1_000));
    expect(await listRuns(app, 'daily-failing')).toMatchObject([{ attempts: 4, next_try_at: null }]);
    expect((await listRuns(app, 'hasty-failing'))[1]).toMatchObject({
      attempts: 1,
      done_at: expect.any(Date) as Date,
    });
  });

  it('finish before the process exits', async () => {
    let finishRun = () => {};
    class LongJob {
      isStopping = false;
      @Job({ name: 'long', every: secondsInDay })
      async run(signal: AbortSignal): Promise<void> {
        await new Promise<void>((resolve) => (finishRun = resolve));
        this.isStopping = signal.aborted;
      }
    }
    const longJob = new LongJob();
    const { jobs } = new Replica(app, () => longJob);
    const startedRuns = await jobs.tick(getTime(0));
    expect(await jobs.tick(getTime(100_000))).toEqual([]);
    expect(startedRuns).toHaveLength(1);
    const shutdown = jobs.beforeApplicationShutdown();
    finishRun();
    await shutdown;
    expect(longJob.isStopping).toBe(true);
    expect((await listRuns(app, 'long'))[0]!.done_at).not.toBeNull();
  });
});

describe('roles', () => {
  const apps: TestApp[] = [];
  const openApp = async (role: string, DATABASE_URL: string) => {
    const app = await createTestApp('PGlite', { ROLE: role, DATABASE_URL });
    apps.push(app);
    return app;
  };
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  it('separate the worker, which runs jobs, from the processes that serve requests', async () => {
    const url = await createDatabase();
    const api = await openApp('api', url);
    const worker = await openApp('worker', url);
    await waitFor(async () => {
      const rows = await worker.database.query<{ job: string }[]>(
        'SELECT DISTINCT job FROM job_runs WHERE done_at IS NOT NULL ORDER BY job',
      );
      expect(rows.map(({ job }) => job)).toEqual([
        'empty-bins',
        'forget-challenges',
        'forget-checkouts',
        'forget-counted-calls',
        'forget-files',
        'forget-guesses',
        'forget-idempotency-keys',
        'forget-mails',
        'forget-measurements',
        'forget-paid-visits',
        'forget-records',
        'forget-runs',
        'forget-unconfirmed',
        'forget-visitors',
        'forget-written-letters',
        'make-reports',
        'reconcile-open-payments',
        'reconcile-payments',
        'release-expired-uses',
        'reseal-totp-secrets',
        'send-mails',
        'settle-lost-calls',
      ]);
    });
    await worker.createClient().get('/api/health/ready').expect(200);
    for (const path of ['/api/config', '/api/resumes', '/', '/api/docs']) {
      expect((await worker.createClient().get(path)).status).toBe(404);
    }
    await worker.createClient().post('/api/auth/login').send({}).expect(404);
    await api.createClient().get('/api/config').expect(200);
    await worker.close();
    apps.pop();
    await api.database.query('DELETE FROM job_runs');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await api.database.query('SELECT 1 FROM job_runs')).toEqual([]);
  });
});
