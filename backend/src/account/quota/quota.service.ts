import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Quota } from '@shortlist/contracts/account/auth';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { Job } from '../../platform/jobs/job.decorator';
import { EntitlementService } from './entitlement.service';

/**
 * Seconds after which the reservation of a killed process is released; longer than the longest provider timeout (60 s).
 */
const reservationSeconds = 100;
const millisecondsInDay = 86_400_000;

/**
 * Free-use quota of an owner. A use is reserved before the work, then settled or released exactly once. Each step is a
 * single statement, so parallel calls cannot exceed the quota.
 */
@Injectable()
export class QuotaService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementService,
  ) {}

  async get(ownerId: string | undefined): Promise<Quota> {
    const limit = this.config.freeGenerations;
    if (!ownerId) return { used: 0, limit, premium: false };
    const [row] = await this.database.query<{ used: number }[]>('SELECT used FROM owners WHERE id = $1', [ownerId]);
    const premium = await this.entitlements.isPremium(ownerId);
    return { used: Math.min(row?.used ?? 0, limit), limit, premium };
  }

  /**
   * Reserves one use and returns the reservation id. Throws `free_limit_reached` with `used` and `limit`. For Premium,
   * throws `rate_limited` until midnight (UTC) once the uses of the day reach the fair-use limit.
   */
  async reserve(ownerId: string): Promise<string> {
    const { freeGenerations: limit, premiumDailyGenerations } = this.config;
    const isPremium = await this.entitlements.isPremium(ownerId);
    const now = Date.now();
    const rows = await this.database.query<{ id: string }[]>(
      `WITH charged AS (
         UPDATE owners SET used = used + 1, uses_day = $4, day_uses = CASE WHEN uses_day = $4 THEN day_uses + 1 ELSE 1 END
         WHERE id = $1 AND CASE WHEN $3 THEN uses_day <> $4 OR day_uses < $5 ELSE used < $2 END RETURNING id
       )
       INSERT INTO reservations (owner_id) SELECT id FROM charged RETURNING id`,
      [ownerId, limit, isPremium, Math.floor(now / millisecondsInDay), premiumDailyGenerations],
    );
    if (rows[0]) return rows[0].id;
    if (isPremium)
      throw new AppError('rate_limited', { retryAfter: (millisecondsInDay - (now % millisecondsInDay)) / 1_000 });
    throw new AppError('free_limit_reached', { used: limit, limit });
  }

  /**
   * Settles the reserved use and returns the owner to store the result for, because a sign-in during the work may have
   * moved all data to another owner. Call it in the transaction that stores the result. Throws `writer_failed` if the
   * reservation is gone, so that no result is stored for a released use. If `charged` is false, restores the use, and
   * the result can still be stored.
   */
  async settle(
    reservationId: string,
    manager: EntityManager = this.database.manager,
    { charged = true } = {},
  ): Promise<string> {
    const [rows] = await manager.query<[{ owner_id: string }[], number]>(
      'DELETE FROM reservations WHERE id = $1 RETURNING owner_id',
      [reservationId],
    );
    if (!rows[0]) throw new AppError('writer_failed');
    const { owner_id: ownerId } = rows[0];
    if (!charged)
      await manager.query('UPDATE owners SET used = used - 1, day_uses = greatest(0, day_uses - 1) WHERE id = $1', [
        ownerId,
      ]);
    return ownerId;
  }

  /** Restores the use after the work failed or was canceled. Does nothing if the use is already settled or released. */
  async release(reservationId: string): Promise<void> {
    await this.database.query(
      `WITH deleted AS (DELETE FROM reservations WHERE id = $1 RETURNING owner_id)
       UPDATE owners SET used = used - 1, day_uses = greatest(0, day_uses - 1)
         FROM deleted WHERE owners.id = deleted.owner_id`,
      [reservationId],
    );
  }

  @Job({ name: 'release-expired-uses', every: 10 })
  async releaseExpired(): Promise<void> {
    await this.database.query(
      `WITH expired AS (
         DELETE FROM reservations WHERE created_at < now() - make_interval(secs => $1) RETURNING owner_id
       ), counted AS (SELECT owner_id, count(*)::int AS uses FROM expired GROUP BY owner_id)
       UPDATE owners SET used = used - uses, day_uses = greatest(0, day_uses - uses) FROM counted WHERE owners.id = counted.owner_id`,
      [reservationSeconds],
    );
  }
}
