import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DateRange } from '../../platform/time';

export interface ContactMessageMetrics {
  received: number;
  open: number;
  /** Number of open messages with priority. */
  openPriority: number;
  /** Age of the oldest open message in hours, or 0 if no message is open. */
  oldestHours: number;
}

@Injectable()
export class ContactMessageMetricsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async summarize({ from, to }: DateRange): Promise<ContactMessageMetrics> {
    const [row] = await this.database.query<[ContactMessageMetrics]>(
      `SELECT count(*) FILTER (WHERE created_at >= $1 AND created_at < $2)::int AS received,
         count(*) FILTER (WHERE status = 'open')::int AS open,
         count(*) FILTER (WHERE status = 'open' AND priority)::int AS "openPriority",
         coalesce(floor(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'open')) / 3600), 0)::int
           AS "oldestHours" FROM contact_messages`,
      [from, to],
    );
    return row;
  }
}
