import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Job } from '../../platform/jobs/job.decorator';
import { secondsInDay } from '../../platform/time';

/** Days until documents in the trash are deleted permanently. */
export const trashRetentionDays = 30;

@Injectable()
export class TrashService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Job({ name: 'empty-bins', every: secondsInDay, deletes: true })
  async purgeExpired(): Promise<void> {
    for (const table of this.listTrashTables()) {
      await this.database.query(`DELETE FROM ${table} WHERE deleted_at < now() - make_interval(days => $1)`, [
        trashRetentionDays,
      ]);
    }
  }

  /** Derives the tables from the entities, so that the job covers every document type that can be in the trash. */
  private listTrashTables(): string[] {
    return this.database.entityMetadatas
      .filter(({ columns }) => columns.some(({ propertyName }) => propertyName === 'deletedAt'))
      .map(({ tableName }) => tableName);
  }
}
