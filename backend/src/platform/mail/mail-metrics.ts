import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MetricsService } from '../metrics/metrics.service';

@Injectable()
export class MailMetrics {
  constructor(metrics: MetricsService, @InjectDataSource() database: DataSource) {
    const ask = async (expression: string, where: string) => {
      const sql = `SELECT ${expression} AS value FROM mails WHERE ${where}`;
      const [row] = await database.query<[{ value: string }]>(sql);
      return Number(row.value);
    };
    metrics.gauge('shortlist_mails_waiting', 'Mails that are still to be sent', () =>
      ask('count(*)', 'next_try_at IS NOT NULL'),
    );
    metrics.gauge('shortlist_mails_oldest_seconds', 'Age of the oldest mail that is still to be sent', () =>
      ask('coalesce(extract(epoch FROM now() - min(created_at)), 0)', 'next_try_at IS NOT NULL'),
    );
    metrics.gauge('shortlist_mails_given_up', 'Mails that were given up in the last 30 days', () =>
      ask('count(*)', 'next_try_at IS NULL'),
    );
  }
}
