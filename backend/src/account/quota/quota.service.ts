import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Quota } from '@shortlist/contracts/account/quota';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { Job } from '../../platform/jobs/job.decorator';
import { millisecondsInDay } from '../../platform/time';
import { EntitlementService } from '../../payments/entitlement/entitlement.service';

/**
 * Seconds after which the reservation of a killed process is released. A completion and its repair are two model calls,
 * each of which may take a minute.
 */
const reservationSeconds = 150;

export interface QuotaUse {
  reservationId: string;
  /** Aborts when the client disconnects, unless the owner has canceled too often today. */
  signal: AbortSignal;
}

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
    private readonly rateLimits: RateLimitService,
  ) {}

  async get(ownerId: string | undefined): Promise<Quota> {
    const limit = this.config.freeGenerations;
    if (!ownerId) return { used: 0, limit, premium: false, canCancel: true };
    const [row] = await this.database.query<{ used: number }[]>('SELECT used FROM owners WHERE id = $1', [ownerId]);
    const premium = await this.entitlements.isPremium(ownerId);
    return { used: Math.min(row?.used ?? 0, limit), limit, premium, canCancel: await this.canCancel(ownerId) };
  }

  /**
   * Runs work that streams drafts and counts as one use. The work settles the use with its result. If the work fails or
   * the client disconnects, the use is released. A client that disconnects may already have useful drafts, so an owner
   * can cancel only `RATE_CANCELED` times a day. After that, the work continues without the client, and its result
   * counts. Rethrows the errors of `reserve` and of the work.
   */
  async runWithQuota<Result>(
    ownerId: string,
    clientSignal: AbortSignal,
    work: (use: QuotaUse) => Promise<Result>,
  ): Promise<Result> {
    const reservationId = await this.reserve(ownerId);
    try {
      const signal = (await this.canCancel(ownerId)) ? clientSignal : new AbortController().signal;
      return await work({ reservationId, signal });
    } catch (error) {
      if (clientSignal.aborted) await this.rateLimits.tryConsume('canceled', ownerId, this.database.manager);
      await this.release(reservationId);
      throw error;
    }
  }

  private async canCancel(ownerId: string): Promise<boolean> {
    return !(await this.rateLimits.isLimitReached('canceled', ownerId));
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
   * Settles the reserved use and returns the id of the owner who gets the result. A sign-in during the work may have
   * moved all data to another owner. Call it in the transaction that stores the result. Throws `writer_failed` if the
   * reservation was deleted, so that no result is stored for a released use. If `charged` is false, the result can be
   * stored but the use is restored.
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

  /** Adds the uses on an owner's latest day to those of the owner to whom Premium or all data moves. */
  async addDailyUses(manager: EntityManager, fromOwnerId: string, toOwnerId: string): Promise<void> {
    await manager.query(
      `UPDATE owners SET uses_day = previous.uses_day,
           day_uses = previous.day_uses + CASE WHEN owners.uses_day = previous.uses_day THEN owners.day_uses ELSE 0 END
         FROM owners previous WHERE owners.id = $2 AND previous.id = $1 AND previous.uses_day >= owners.uses_day`,
      [fromOwnerId, toOwnerId],
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
