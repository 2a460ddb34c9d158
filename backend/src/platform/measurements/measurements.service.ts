import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Job } from '../jobs/job.decorator';
import { secondsInHour } from '../time';

const maxRows = 1_000;

/** Stores durations of work in the database, so that all replicas share them. */
@Injectable()
export class MeasurementsService {
  private readonly logger = new Logger('measurements');

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  record(kind: 'pdf', milliseconds: number): void {
    this.database
      .query('INSERT INTO measurements (kind, milliseconds) VALUES ($1, $2)', [kind, Math.round(milliseconds)])
      .catch((error: unknown) => this.logger.debug(`A measurement was not stored: ${(error as Error).message}`));
  }

  async listLatest(kind: 'pdf', limit: number): Promise<number[]> {
    const rows = await this.database.query<{ milliseconds: number }[]>(
      'SELECT milliseconds FROM measurements WHERE kind = $1 ORDER BY id DESC LIMIT $2',
      [kind, limit],
    );
    return rows.map(({ milliseconds }) => milliseconds);
  }

  @Job({ name: 'forget-measurements', every: secondsInHour })
  async deleteOld(): Promise<void> {
    await this.database.query('DELETE FROM measurements WHERE id <= (SELECT max(id) FROM measurements) - $1', [
      maxRows,
    ]);
  }
}
