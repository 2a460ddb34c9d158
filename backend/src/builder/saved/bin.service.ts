import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { day, Job } from '../../platform/jobs/job';

/** Days until documents in the trash are deleted permanently. */
export const binDays = 30;

@Injectable()
export class BinService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Job({ name: 'empty-bins', every: day, deletes: true })
  async empty(): Promise<void> {
    for (const table of this.tables()) {
      await this.database.query(`DELETE FROM ${table} WHERE deleted_at < now() - make_interval(days => $1)`, [binDays]);
    }
  }

  /** Derived from the entities, so that no document type with a trash is forgotten. */
  private tables(): string[] {
    return this.database.entityMetadatas
      .filter(({ columns }) => columns.some(({ propertyName }) => propertyName === 'deletedAt'))
      .map(({ tableName }) => tableName);
  }
}
