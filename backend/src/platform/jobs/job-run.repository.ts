import type { DataSource } from 'typeorm';

export interface JobRun {
  job: string;
  period: string;
  /** Includes the current attempt. */
  attempts: number;
}

/** Seconds without a renewal after which another process takes over the run. */
export const leaseSeconds = 30;

export class JobRunRepository {
  constructor(private readonly database: DataSource) {}

  async enqueue(runs: Pick<JobRun, 'job' | 'period'>[]): Promise<void> {
    await this.database.query(
      'INSERT INTO job_runs (job, period) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
      [runs.map(({ job }) => job), runs.map(({ period }) => period)],
    );
  }

  /** Claims a due run of one of these jobs. Replicas that claim at the same time get different runs. */
  async claim(jobNames: string[]): Promise<JobRun | undefined> {
    const [rows] = await this.database.query<[JobRun[], number]>(
      `UPDATE job_runs SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $2)
       WHERE (job, period) = (SELECT job, period FROM job_runs WHERE next_try_at <= now() AND job = ANY($1)
                              ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING job, period, attempts`,
      [jobNames, leaseSeconds],
    );
    return rows[0];
  }

  async renewLease(run: JobRun): Promise<void> {
    await this.updateClaimed(run, 'next_try_at = now() + make_interval(secs => $4)', leaseSeconds);
  }

  async complete(run: JobRun): Promise<void> {
    await this.updateClaimed(run, 'next_try_at = NULL, done_at = now()');
  }

  async reschedule(run: JobRun, seconds: number): Promise<void> {
    await this.updateClaimed(run, 'next_try_at = now() + make_interval(secs => $4)', seconds);
  }

  async abandon(run: JobRun): Promise<void> {
    await this.updateClaimed(run, 'next_try_at = NULL');
  }

  /** Returns the current time of the database, and the time when any of these jobs last finished. */
  async getClockTimes(jobNames: string[]): Promise<{ database: Date; lastRun: Date | null }> {
    const [row] = await this.database.query<[{ database: Date; lastRun: Date | null }]>(
      'SELECT clock_timestamp() AS database, max(done_at) AS "lastRun" FROM job_runs WHERE job = ANY($1)',
      [jobNames],
    );
    return row;
  }

  async countDue(): Promise<number> {
    const [row] = await this.database.query<[{ count: string }]>(
      'SELECT count(*) FROM job_runs WHERE next_try_at <= now()',
    );
    return Number(row.count);
  }

  async deleteOld(): Promise<void> {
    await this.database.query(`DELETE FROM job_runs WHERE started_at < now() - interval '2 days'`);
  }

  /** Does nothing if another process has claimed the run. */
  private async updateClaimed(
    { job, period, attempts }: JobRun,
    assignmentsSql: string,
    ...values: number[]
  ): Promise<void> {
    await this.database.query(
      `UPDATE job_runs SET ${assignmentsSql} WHERE job = $1 AND period = $2 AND attempts = $3 AND done_at IS NULL`,
      [job, period, attempts, ...values],
    );
  }
}
