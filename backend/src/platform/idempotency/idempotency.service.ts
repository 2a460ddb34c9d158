import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RateLimitService } from '../http/rate-limit/rate-limit.service';
import { Job, secondsInMinute } from '../jobs/job.decorator';

/** Seconds after which unfinished work counts as lost with its process. */
const staleAfterSeconds = 120;

export interface IdempotentCall {
  ownerId: string;
  operation: string;
  key: string | undefined;
  signal: AbortSignal;
}

/** Runs a call once, even if it is sent twice with the same `Idempotency-Key`. */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
  ) {}

  /**
   * Returns the id that `work` returned, in this call or in an earlier one with the same key. Waits for an earlier call
   * that is still running. Failed work can be retried with the same key. Counts a repeated call and throws
   * `rate_limited`, because some routes count only in `work`.
   */
  async runOnce({ ownerId, operation, key, signal }: IdempotentCall, work: () => Promise<string>): Promise<string> {
    if (!key) return await work();
    const keyHash = createHash('sha256').update([ownerId, operation, key].join('\n')).digest('base64url');
    for (;;) {
      if (await this.tryStart(keyHash)) return await this.runAndStoreResult(keyHash, work);
      const resultId = await this.findResultId(keyHash);
      if (resultId) {
        await this.rateLimits.consume('default', ownerId);
        return resultId;
      }
      await sleep(200, undefined, { signal });
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

  private async runAndStoreResult(keyHash: string, work: () => Promise<string>): Promise<string> {
    try {
      const resultId = await work();
      await this.database.query('UPDATE idempotency_keys SET result_id = $2 WHERE key = $1', [keyHash, resultId]);
      return resultId;
    } catch (error) {
      await this.database.query('DELETE FROM idempotency_keys WHERE key = $1', [keyHash]);
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
