import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config, type RateKind } from '../../config/config';
import { hour, Job } from '../../jobs/job';
import { AppError } from '../app-error';

/** Counted in the database, so that every replica knows. */
@Injectable()
export class RateLimitService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Counts one call of the subject (an owner's id, an address, an account). Throws `rate_limited` past the limit. */
  async take(kind: RateKind, subject: string): Promise<void> {
    const now = Date.now() / 1000;
    const key = `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
    const rows = await this.database.query<{ count: number }[]>(
      `INSERT INTO rate_limits (key, minute, count) VALUES ($1, $2, 1)
       ON CONFLICT (key, minute) DO UPDATE SET count = rate_limits.count + 1 RETURNING count`,
      [key, Math.floor(now / 60)],
    );
    if (rows[0]!.count > this.config.rateLimits[kind]) {
      throw new AppError('rate_limited', { retryAfter: 60 - (now % 60) });
    }
  }

  @Job({ name: 'forget-counted-calls', every: hour })
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM rate_limits WHERE minute < $1', [Math.floor(Date.now() / 60_000) - 5]);
  }
}
