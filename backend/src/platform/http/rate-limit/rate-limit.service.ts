import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config, dailyKinds, hourlyKinds, type RateLimitKind } from '../../config/config';
import { Job } from '../../jobs/job.decorator';
import { AppError } from '../app-error';
import { secondsInHour } from '../../time';

/** Counts calls in the database, so that all replicas share the limits. */
@Injectable()
export class RateLimitService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * Counts one call by the subject, which is an owner id, network, account or mailbox. Throws `rate_limited` above the
   * limit.
   */
  async consume(kind: RateLimitKind, subject: string, manager?: EntityManager): Promise<void> {
    const { count, endMinute } = await this.count(kind, subject, manager);
    if (count > this.config.rateLimits[kind]) throw createRateLimitError(endMinute);
  }

  /** Counts a call, and returns whether it is the first in the current period. */
  async countAndCheckIfFirst(kind: RateLimitKind, subject: string): Promise<boolean> {
    return (await this.count(kind, subject)).count === 1;
  }

  async tryConsume(kind: RateLimitKind, subject: string, manager: EntityManager): Promise<boolean> {
    return (await this.count(kind, subject, manager)).count <= this.config.rateLimits[kind];
  }

  /** Throws `rate_limited` when the limit is reached, without counting a call. */
  async assertBelowLimit(kind: RateLimitKind, subject: string): Promise<void> {
    if (await this.isLimitReached(kind, subject)) throw createRateLimitError(getPeriodEndMinute(kind));
  }

  async isLimitReached(kind: RateLimitKind, subject: string): Promise<boolean> {
    const [row] = await this.database.query<{ count: number }[]>(
      'SELECT count FROM rate_limits WHERE key = $1 AND minute = $2',
      [buildKey(kind, subject), getPeriodEndMinute(kind) - 1],
    );
    return row !== undefined && row.count >= this.config.rateLimits[kind];
  }

  @Job({ name: 'forget-counted-calls', every: secondsInHour })
  async deleteExpired(): Promise<void> {
    await this.database.query('DELETE FROM rate_limits WHERE minute < $1', [Math.floor(Date.now() / 60_000) - 5]);
  }

  private async count(
    kind: RateLimitKind,
    subject: string,
    manager: EntityManager = this.database.manager,
  ): Promise<{ count: number; endMinute: number }> {
    const endMinute = getPeriodEndMinute(kind);
    const [row] = await manager.query<{ count: number }[]>(
      `INSERT INTO rate_limits (key, minute, count) VALUES ($1, $2, 1)
       ON CONFLICT (key, minute) DO UPDATE SET count = rate_limits.count + 1 RETURNING count`,
      [buildKey(kind, subject), endMinute - 1],
    );
    return { count: row!.count, endMinute };
  }
}

const buildKey = (kind: RateLimitKind, subject: string) =>
  `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;

const createRateLimitError = (endMinute: number) =>
  new AppError('rate_limited', { retryAfter: (endMinute * 60_000 - Date.now()) / 1_000 });

/** Returns the minute, since 1970, at which the current period ends. */
function getPeriodEndMinute(kind: RateLimitKind): number {
  const periodMinutes = dailyKinds.includes(kind) ? 1440 : hourlyKinds.includes(kind) ? 60 : 1;
  return (Math.floor(Date.now() / 60_000 / periodMinutes) + 1) * periodMinutes;
}
