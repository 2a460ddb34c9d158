import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PasskeyResponse, PasskeyOptions } from '@shortlist/contracts/account/second-factors';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Config } from '../../platform/config/config';
import { verifyToken, signToken } from '../../platform/http/signed-token';
import { Job } from '../../platform/jobs/job.decorator';
import { secondsInDay } from '../../platform/time';
import type { Device } from '../sessions/user-agent';
import type { UserEntity } from '../users/user.entity';
import { PasskeyEntity } from './passkey.entity';
import { consumeOnce } from './consume-once';

const challengeLifetimeSeconds = 300;

const challengeSchema = z.object({
  challenge: z.string(),
  /** Purpose of the response. It is invalid for any other purpose. */
  passkeyFor: z.enum(['new', 'sign-in', 'confirm']),
  /** Id of the only user who may respond. Null allows any user. */
  of: z.string().nullable(),
});
type Challenge = z.infer<typeof challengeSchema>;

/** Loads the library on demand, because most servers never need it. */
const loadWebauthn = () => import('@simplewebauthn/server');

/**
 * Registers and verifies passkeys (WebAuthn). A passkey works without a username and requires a fingerprint, face or
 * PIN. It therefore counts as two factors and signs in without a password.
 */
@Injectable()
export class PasskeysService {
  private readonly logger = new Logger('passkeys');
  private readonly expectedSite: { expectedOrigin: string; expectedRPID: string };

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    const { origin, hostname } = new URL(config.publicUrl);
    this.expectedSite = { expectedOrigin: origin, expectedRPID: hostname };
  }

  async beginRegistration(user: UserEntity): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await loadWebauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Shortlist',
      rpID: this.expectedSite.expectedRPID,
      userName: user.email,
      userDisplayName: user.username,
      userID: new Uint8Array(Buffer.from(user.id)),
      excludeCredentials: await this.listCredentialIds(user.ownerId),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return {
      token: this.signChallenge({ challenge: options.challenge, passkeyFor: 'new', of: user.id }),
      options: { ...options },
    };
  }

  /** Accepts the passkey of any user if `user` is omitted. */
  async beginAuthentication(passkeyFor: 'sign-in' | 'confirm', user?: UserEntity): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await loadWebauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.expectedSite.expectedRPID,
      userVerification: 'required',
      allowCredentials: user && (await this.listCredentialIds(user.ownerId)),
    });
    return {
      token: this.signChallenge({ challenge: options.challenge, passkeyFor, of: user?.id ?? null }),
      options: { ...options },
    };
  }

  async verifyRegistration(
    user: UserEntity,
    { token, response }: PasskeyResponse,
    { browser, system }: Device,
  ): Promise<Omit<PasskeyEntity, 'handle' | 'createdAt'> | undefined> {
    const challenge = await this.consumeChallenge(token, 'new');
    if (challenge?.of !== user.id) return undefined;
    const { verifyRegistrationResponse } = await loadWebauthn();
    const { registrationInfo } = await this.tryVerify(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge.challenge,
        ...this.expectedSite,
      }),
    );
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { id, ownerId: user.ownerId, publicKey: key, counter: String(counter), browser, system, usedAt: null };
  }

  /**
   * Returns the owner of the passkey that responded and whether the response is valid. Returns undefined if the
   * challenge or passkey is unknown, or the passkey belongs to a user other than the expected one.
   */
  async verifyAuthentication(
    passkeyFor: 'sign-in' | 'confirm',
    { token, response }: PasskeyResponse,
    expectedUser?: UserEntity,
  ): Promise<{ ownerId: string; isValid: boolean } | undefined> {
    const challenge = await this.consumeChallenge(token, passkeyFor);
    const [passkey] = await this.database.query<
      { owner_id: string; user_id: string; public_key: string; counter: string }[]
    >(
      `SELECT passkeys.owner_id, users.id AS user_id, public_key, counter FROM passkeys
       JOIN users ON users.owner_id = passkeys.owner_id WHERE passkeys.id = $1`,
      [response.id],
    );
    if (!challenge || !passkey) return undefined;
    const expectedUserId = expectedUser?.id ?? challenge.of;
    if ((expectedUserId && expectedUserId !== passkey.user_id) || (expectedUser && challenge.of !== expectedUser.id))
      return undefined;
    const { verifyAuthenticationResponse } = await loadWebauthn();
    const publicKey = new Uint8Array(Buffer.from(passkey.public_key, 'base64url'));
    const { verified, authenticationInfo } = await this.tryVerify(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge.challenge,
        credential: { id: response.id, publicKey, counter: Number(passkey.counter) },
        ...this.expectedSite,
      }),
    );
    if (verified && authenticationInfo) {
      await this.database.query('UPDATE passkeys SET counter = $2, used_at = now() WHERE id = $1', [
        response.id,
        authenticationInfo.newCounter,
      ]);
    }
    return { ownerId: passkey.owner_id, isValid: verified === true };
  }

  async save(manager: EntityManager, passkey: Omit<PasskeyEntity, 'handle' | 'createdAt'>): Promise<void> {
    await manager.insert(PasskeyEntity, passkey);
  }

  @Job({ name: 'forget-challenges', every: secondsInDay })
  async deleteExpired(): Promise<void> {
    await this.database.query(`DELETE FROM spent_challenges WHERE spent_at < now() - interval '1 day'`);
  }

  private signChallenge(challenge: Challenge): string {
    return signToken(this.config.sessionSecret, challenge, { lifetimeSeconds: challengeLifetimeSeconds });
  }

  private async consumeChallenge(token: string, passkeyFor: Challenge['passkeyFor']): Promise<Challenge | undefined> {
    const challenge = verifyToken(this.config.sessionSecrets, challengeSchema, token);
    if (challenge?.passkeyFor !== passkeyFor) return undefined;
    return (await consumeOnce(this.database.manager, challenge.challenge)) ? challenge : undefined;
  }

  private async listCredentialIds(ownerId: string): Promise<{ id: string }[]> {
    return await this.database.manager.find(PasskeyEntity, { where: { ownerId }, select: { id: true } });
  }

  /**
   * Returns an empty object if the library throws, as it does for any invalid response. Clients must not learn the
   * reason.
   */
  private async tryVerify<T extends object>(verify: () => Promise<T>): Promise<Partial<T>> {
    try {
      return await verify();
    } catch (error) {
      this.logger.log(`A passkey was refused: ${(error as Error).message}`);
      return {};
    }
  }
}
