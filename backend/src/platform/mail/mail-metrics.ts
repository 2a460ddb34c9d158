import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MetricsService } from '../metrics/metrics.service';

@Injectable()
export class MailMetrics {
  readonly dropped;

  constructor(metrics: MetricsService, @InjectDataSource() database: DataSource) {
    this.dropped = metrics.counter('shortlist_mails_dropped_total', 'Emails above the limit of their recipient', [
      'kind',
    ]);
    const queryNumber = async (expression: string, condition: string) => {
      const sql = `SELECT ${expression} AS value FROM mails WHERE ${condition}`;
      const [row] = await database.query<[{ value: string }]>(sql);
      return Number(row.value);
    };
    metrics.gauge('shortlist_mails_waiting', 'Emails waiting to be sent', () =>
      queryNumber('count(*)', 'next_try_at IS NOT NULL'),
    );
    metrics.gauge('shortlist_mails_oldest_seconds', 'Age of the oldest email waiting to be sent', () =>
      queryNumber('coalesce(extract(epoch FROM now() - min(created_at)), 0)', 'next_try_at IS NOT NULL'),
    );
    metrics.gauge('shortlist_mails_given_up', 'Emails abandoned in the last 30 days', () =>
      queryNumber('count(*)', 'next_try_at IS NULL'),
    );
  }
}
