import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { day, JobsService } from '../../platform/jobs/jobs.service';

/** How long what was thrown away can be had back. */
export const binDays = 30;

/** Empties the bins once a day. */
@Injectable()
export class BinService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
  ) {}

  @Interval(3_600_000)
  async hourly(): Promise<void> {
    await this.empty(day());
  }

  async empty(period: string): Promise<boolean> {
    return await this.jobs.oncePer('empty-bins', period, async (manager) => {
      for (const table of this.tables()) {
        await manager.query(`DELETE FROM ${table} WHERE deleted_at < now() - make_interval(days => $1)`, [binDays]);
      }
    });
  }

  /** Every kind that has a bin: none can be forgotten. */
  private tables(): string[] {
    return this.database.entityMetadatas
      .filter(({ columns }) => columns.some(({ propertyName }) => propertyName === 'deletedAt'))
      .map(({ tableName }) => tableName);
  }
}
