import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** How long one-click generations take, as the ledger has it. */
@Injectable()
export class GenerationTimesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Milliseconds of the last ones, newest first, by a model or without. */
  async last(most: number): Promise<number[]> {
    const rows = await this.database.query<{ latency_ms: number }[]>(
      `SELECT latency_ms FROM ai_calls WHERE outcome = 'ok'
         AND (feature = 'one-click' OR feature LIKE 'one-click-resume@%' AND feature NOT LIKE '%+%')
         ORDER BY started_at DESC LIMIT $1`,
      [most],
    );
    return rows.map(({ latency_ms: milliseconds }) => milliseconds);
  }
}
