import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class GenerationDurationsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Returns the durations of the latest generations by any writer, newest first. */
  async listLatestMs(limit: number): Promise<number[]> {
    const rows = await this.database.query<{ latency_ms: number }[]>(
      `SELECT latency_ms FROM ai_calls WHERE outcome = 'ok'
         AND (feature = 'one-click' OR feature LIKE 'one-click-resume@%' AND feature NOT LIKE '%+%')
         ORDER BY started_at DESC LIMIT $1`,
      [limit],
    );
    return rows.map(({ latency_ms: milliseconds }) => milliseconds);
  }
}
