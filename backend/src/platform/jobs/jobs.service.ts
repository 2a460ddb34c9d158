import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class JobsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Runs `work` at most once for a period, over all replicas: the others wait at the unique row until the first has
   * committed, and take over when it failed. `work` uses the manager it is given.
   */
  async oncePer(job: string, period: string, work: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    return await this.database.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(
        'INSERT INTO job_runs (job, period) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING job',
        [job, period],
      );
      if (rows.length === 0) return false;
      await work(manager);
      return true;
    });
  }
}

/** The period of a job that runs once a day (UTC): "2026-11-21". */
export const day = (at = new Date()) => at.toISOString().slice(0, 10);
