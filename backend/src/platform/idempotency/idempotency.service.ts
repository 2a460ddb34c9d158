import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../http/app-error';
import { RateLimitService } from '../http/rate-limit/rate-limit.service';
import { Job } from '../jobs/job.decorator';
import { secondsInMinute } from '../time';

/** Seconds after which unfinished work is assumed to be lost with its process. Longer than any work takes. */
const staleAfterSeconds = 150;
const pollMs = 200;
/** Maximum calls of an owner that wait in this process. A double click, or a retry in two tabs, needs one or two. */
const maxWaiters = 4;

export interface IdempotentCall {
  ownerId: string;
  operation: string;
  key: string | undefined;
  signal: AbortSignal;
}

/**
 * Stores the id of a result for the key and returns the id. Must be called in the transaction that stores the result,
 * so that a repeated call finds every stored result.
 */
export type StoreResultId = (manager: EntityManager, id: string) => Promise<string>;

/** Runs a call once, even if it is sent twice with the same `Idempotency-Key`. */
@Injectable()
export class IdempotencyService {
  /** The wait for each key. All waiters of a key share it. */
  private readonly waits = new Map<string, Promise<void>>();
  private readonly waiterCountsByOwner = new Map<string, number>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
  ) {}

  /**
   * Returns the id that `work` returned, in this call or in an earlier one with the same key. Waits for an earlier call
   * that is still running. Failed work can be retried with the same key. Applies a rate limit to repeated calls,
   * because some routes count calls only in `work`. Throws `rate_limited`, also if too many calls of the owner are
   * waiting.
   */
  async runOnce(
    { ownerId, operation, key, signal }: IdempotentCall,
    work: (storeResultId: StoreResultId) => Promise<string>,
  ): Promise<string> {
    if (!key) return await work((_, id) => Promise.resolve(id));
    const keyHash = createHash('sha256').update([ownerId, operation, key].join('\n')).digest('base64url');
    for (;;) {
      if (await this.tryStart(keyHash)) return await this.run(keyHash, work);
      const resultId = await this.findResultId(keyHash);
      if (resultId) {
        await this.rateLimits.consume('default', ownerId);
        return resultId;
      }
      await this.waitForEnd(keyHash, ownerId, signal);
    }
  }

  @Job({ name: 'forget-idempotency-keys', every: 10 * secondsInMinute, deletes: true })
  async deleteExpired(): Promise<void> {
    await this.database.query(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`);
  }

  private async tryStart(keyHash: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO idempotency_keys (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET created_at = now()
         WHERE idempotency_keys.result_id IS NULL AND idempotency_keys.created_at < now() - make_interval(secs => $2)
       RETURNING key`,
      [keyHash, staleAfterSeconds],
    );
    return rows.length > 0;
  }

  private async waitForEnd(keyHash: string, ownerId: string, signal: AbortSignal): Promise<void> {
    const waiterCount = this.waiterCountsByOwner.get(ownerId) ?? 0;
    if (waiterCount >= maxWaiters) throw new AppError('rate_limited', { retryAfter: 1 });
    this.waiterCountsByOwner.set(ownerId, waiterCount + 1);
    try {
      await Promise.race([this.shareWait(keyHash), rejectOnAbort(signal)]);
    } finally {
      const remainingCount = (this.waiterCountsByOwner.get(ownerId) ?? 1) - 1;
      if (remainingCount > 0) this.waiterCountsByOwner.set(ownerId, remainingCount);
      else this.waiterCountsByOwner.delete(ownerId);
    }
  }

  private shareWait(keyHash: string): Promise<void> {
    const currentWait = this.waits.get(keyHash);
    if (currentWait) return currentWait;
    const wait = this.pollUntilEnd(keyHash).finally(() => this.waits.delete(keyHash));
    this.waits.set(keyHash, wait);
    // All waiters may have disconnected. Nobody would then handle a rejection.
    wait.catch(() => undefined);
    return wait;
  }

  private async pollUntilEnd(keyHash: string): Promise<void> {
    let isRunning = true;
    while (isRunning) {
      await sleep(pollMs);
      const rows = await this.database.query<unknown[]>(
        `SELECT key FROM idempotency_keys
         WHERE key = $1 AND result_id IS NULL AND created_at >= now() - make_interval(secs => $2)`,
        [keyHash, staleAfterSeconds],
      );
      isRunning = rows.length > 0;
    }
  }

  private async run(keyHash: string, work: (storeResultId: StoreResultId) => Promise<string>): Promise<string> {
    try {
      return await work(async (manager, id) => {
        await manager.query('UPDATE idempotency_keys SET result_id = $2 WHERE key = $1', [keyHash, id]);
        return id;
      });
    } catch (error) {
      // Keeps a result that was committed although the confirmation was lost.
      await this.database.query('DELETE FROM idempotency_keys WHERE key = $1 AND result_id IS NULL', [keyHash]);
      throw error;
    }
  }

  private async findResultId(keyHash: string): Promise<string | null | undefined> {
    const rows = await this.database.query<{ result_id: string | null }[]>(
      'SELECT result_id FROM idempotency_keys WHERE key = $1',
      [keyHash],
    );
    return rows[0]?.result_id;
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const rejectWithReason = () => reject(signal.reason as Error);
    if (signal.aborted) rejectWithReason();
    else signal.addEventListener('abort', rejectWithReason, { once: true });
  });
