import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { getNetwork } from '../../platform/http/network';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { Job } from '../../platform/jobs/job.decorator';
import { secondsInDay } from '../../platform/time';
import { findKnownDevice } from '../sessions/known-device';
import { verifyPassword } from '../users/password-hashing';
import type { UserEntity } from '../users/user.entity';

/**
 * SQL expression for the seconds until the next guess. The first guesses, up to the limit per minute, do not wait. Then
 * the wait is one minute and doubles with each guess, up to an hour. The count expires one day after the last guess.
 */
const waitSecondsSql = `CASE WHEN guess.count < $2 THEN 0 ELSE least(3600, 60 * power(2, least(guess.count - $2, 10))) END`;
const expiredSql = `guess.last_at < now() - interval '1 day'`;

/**
 * Limits guesses of passwords and codes without letting strangers lock the owner out. Each network has its own count,
 * and so does each device that has signed in to the account before.
 */
@Injectable()
export class PasswordGuessesService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitService,
  ) {}

  /** Returns whether the password is correct. Takes the same time for an unknown account. Throws `rate_limited`. */
  async checkPassword(request: Request, account: string, user: UserEntity | null, password: string): Promise<boolean> {
    return await this.attemptGuess(request, account, user, () => verifyPassword(user?.passwordHash, password));
  }

  /**
   * Returns whether a guess is right. A right guess clears the count of the account and network or device. Throws
   * `rate_limited`.
   */
  async attemptGuess(
    request: Request,
    account: string,
    user: UserEntity | null,
    checkGuess: () => Promise<boolean>,
  ): Promise<boolean> {
    const device = user && findKnownDevice(this.config, request, user);
    const subject = `${account} ${device ?? getNetwork(request)}`;
    await this.limits.consume('sign-in-account', subject);
    if (!device) await this.limits.assertBelowLimit('wrong-passwords', account);
    // Counts the guess before checking it, so that concurrent guesses all count.
    const key = createHash('sha256').update(subject).digest('hex');
    await this.countGuess(key);
    if ((await checkGuess()) && user) {
      await this.database.query('DELETE FROM password_guesses WHERE key = $1', [key]);
      return true;
    }
    if (!device) await this.limits.consume('wrong-passwords', account);
    return false;
  }

  @Job({ name: 'forget-guesses', every: secondsInDay })
  async deleteExpired(): Promise<void> {
    await this.database.query(`DELETE FROM password_guesses guess WHERE ${expiredSql}`);
  }

  private async countGuess(key: string): Promise<void> {
    const freeGuesses = this.config.rateLimits['sign-in-account'];
    // now() returns the start of the transaction, which can precede the guess that this statement waited for.
    const countedRows = await this.database.query<unknown[]>(
      `INSERT INTO password_guesses AS guess (key, count) VALUES ($1, 1)
       ON CONFLICT (key) DO UPDATE
         SET count = CASE WHEN ${expiredSql} THEN 1 ELSE guess.count + 1 END, last_at = clock_timestamp()
         WHERE ${expiredSql} OR guess.last_at + make_interval(secs => ${waitSecondsSql}) <= clock_timestamp()
       RETURNING key`,
      [key, freeGuesses],
    );
    if (countedRows.length > 0) return;
    const [row] = await this.database.query<{ seconds: number }[]>(
      `SELECT extract(epoch FROM guess.last_at - now())::float + ${waitSecondsSql} AS seconds FROM password_guesses guess WHERE key = $1`,
      [key, freeGuesses],
    );
    throw new AppError('rate_limited', { retryAfter: Math.max(1, row?.seconds ?? 1) });
  }
}
