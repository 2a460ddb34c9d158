import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MetricsService } from '../metrics/metrics.service';

@Injectable()
export class MailMetrics {
  readonly droppedCounter;

  constructor(
    metrics: MetricsService,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    this.droppedCounter = metrics.createCounter(
      'shortlist_mails_dropped_total',
      'Emails above the limit of their recipient',
      ['kind'],
    );
    metrics.registerGauge(
      'shortlist_mails_waiting',
      'Emails waiting to be sent',
      async () => (await this.countUndelivered()).waiting,
    );
    metrics.registerGauge('shortlist_mails_oldest_seconds', 'Age of the oldest email waiting to be sent', async () => {
      const [row] = await database.query<[{ seconds: number }]>(
        'SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM mails WHERE next_try_at IS NOT NULL',
      );
      return row.seconds;
    });
    metrics.registerGauge(
      'shortlist_mails_given_up',
      'Emails abandoned in the last 30 days',
      async () => (await this.countUndelivered()).givenUp,
    );
  }

  async countUndelivered(): Promise<{ waiting: number; givenUp: number }> {
    const [row] = await this.database.query<[{ waiting: number; givenUp: number }]>(
      `SELECT count(next_try_at)::int AS waiting, count(*) FILTER (WHERE next_try_at IS NULL)::int AS "givenUp" FROM mails`,
    );
    return row;
  }
}
