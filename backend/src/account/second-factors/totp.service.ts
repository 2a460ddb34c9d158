import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TotpSetup } from '@shortlist/contracts/account/second-factors';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Config } from '../../platform/config/config';
import { verifyToken, signToken } from '../../platform/http/signed-token';
import { Job } from '../../platform/jobs/job.decorator';
import { seal, unseal } from '../../platform/sealing/seal';
import { secondsInDay } from '../../platform/time';
import type { UserEntity } from '../users/user.entity';
import { consumeOnce } from './consume-once';
import { TotpSecretEntity } from './totp-secret.entity';

const setupLifetimeSeconds = 900;
const periodSeconds = 30;
const sealPurpose = 'secrets of authenticator apps';

/** `of` is a user id. Renaming it would invalidate tokens during a release. */
const setupSchema = z.object({ totpSecret: z.string(), of: z.string() });

/** Sets up authenticator apps and verifies their six-digit codes, which change every 30 seconds (RFC 6238). */
@Injectable()
export class TotpService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Creates a secret for the user's app. It is not stored until the user enters a code from the app. */
  beginSetup(user: UserEntity): TotpSetup {
    const totp = new TOTP({ issuer: 'Shortlist', label: user.email, secret: new Secret({ size: 20 }) });
    const secret = totp.secret.base32;
    const payload: z.infer<typeof setupSchema> = { totpSecret: secret, of: user.id };
    const token = signToken(this.config.sessionSecret, payload, { lifetimeSeconds: setupLifetimeSeconds });
    return { token, secret, uri: totp.toString() };
  }

  /**
   * Returns the secret in the token and the code's time step. Returns undefined if either is wrong or expired, or if
   * the token has been used before.
   */
  async consumeSetup(
    user: UserEntity,
    token: string,
    code: string,
  ): Promise<{ secret: string; step: number } | undefined> {
    const setup = verifyToken(this.config.sessionSecrets, setupSchema, token);
    if (setup?.of !== user.id) return undefined;
    const { totpSecret: secret } = setup;
    const step = findStep(secret, code);
    if (step === undefined) return undefined;
    const secretHash = createHash('sha256').update(secret).digest('base64url');
    return (await consumeOnce(this.database.manager, secretHash)) ? { secret, step } : undefined;
  }

  async save(manager: EntityManager, ownerId: string, secret: string, lastStep: number): Promise<void> {
    const sealedSecret = seal(this.config.sessionSecret, sealPurpose, secret);
    await manager.delete(TotpSecretEntity, { ownerId });
    await manager.insert(TotpSecretEntity, { ownerId, secret: sealedSecret, lastStep });
  }

  /** Returns whether a code is valid. Rejects codes that are not newer than the last accepted code. */
  async consumeCode(ownerId: string, code: string): Promise<boolean> {
    const row = await this.database.manager.findOneBy(TotpSecretEntity, { ownerId });
    const secret = row && unseal(this.config.sessionSecrets, sealPurpose, row.secret);
    const step = secret ? findStep(secret, code) : undefined;
    if (step === undefined) return false;
    const [, updatedCount] = await this.database.query<[unknown[], number]>(
      'UPDATE totp_secrets SET last_step = $2 WHERE owner_id = $1 AND last_step < $2',
      [ownerId, step],
    );
    return updatedCount === 1;
  }

  /**
   * Re-encrypts secrets that are sealed with an old session secret. After a day with `SESSION_SECRET=NEW,OLD`, the old
   * session secret is no longer needed.
   */
  @Job({ name: 'reseal-totp-secrets', every: secondsInDay })
  async resealSecrets(): Promise<void> {
    const { sessionSecret, sessionSecrets } = this.config;
    if (sessionSecrets.length === 1) return;
    for (const { ownerId, secret: sealedSecret } of await this.database.manager.find(TotpSecretEntity)) {
      const secret = unseal([sessionSecret], sealPurpose, sealedSecret)
        ? undefined
        : unseal(sessionSecrets, sealPurpose, sealedSecret);
      if (!secret) continue;
      const resealedSecret = seal(sessionSecret, sealPurpose, secret);
      // The condition on the old value protects an app that the user has set up in the meantime.
      await this.database.manager.update(
        TotpSecretEntity,
        { ownerId, secret: sealedSecret },
        { secret: resealedSecret },
      );
    }
  }
}

/**
 * Returns the time step of a code, in 30-second periods since 1970. Tolerates one step in either direction, because
 * clocks differ.
 */
function findStep(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const now = Date.now();
  const delta = totp.validate({ token: code, window: 1, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1_000 / periodSeconds) + delta;
}
