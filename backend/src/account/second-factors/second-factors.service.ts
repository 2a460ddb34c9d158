import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  PasskeyResponse,
  SecondFactorMethod,
  SecondFactors,
  SecondFactorTicket,
} from '@shortlist/contracts/account/second-factors';
import type { SecurityEventKind } from '@shortlist/contracts/account/security-event';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { verifyToken, signToken } from '../../platform/http/signed-token';
import { isUuid } from '../../platform/http/uuid';
import { MailService } from '../../platform/mail/mail.service';
import { type AccountEmailKind, composeAccountEmail } from '../emails/account-emails';
import { PasswordGuessesService } from '../passwords/password-guesses.service';
import { SecurityEventsService } from '../security-events/security-events.service';
import { parseUserAgent } from '../sessions/user-agent';
import { getPasswordFingerprint } from '../sessions/known-device';
import { UserEntity } from '../users/user.entity';
import { PasskeyEntity } from './passkey.entity';
import { PasskeysService } from './passkeys.service';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { renewRecoveryCodes, consumeRecoveryCode } from './recovery-codes';
import { TotpSecretEntity } from './totp-secret.entity';
import { TotpService } from './totp.service';

/** Seconds between the password and the second factor. */
const ticketLifetime = 600;
const mostPasskeys = 20;

const ticketSchema = z.object({ ticketOf: z.string(), password: z.string() });

const mailOf = {
  totp_added: 'secondFactorAdded',
  totp_removed: 'secondFactorRemoved',
  passkey_added: 'secondFactorAdded',
  passkey_removed: 'secondFactorRemoved',
  recovery_code_used: 'recoveryCodeUsed',
  recovery_codes_renewed: 'recoveryCodesRenewed',
  second_factor_failed: 'secondFactorFailed',
} satisfies Partial<Record<SecurityEventKind, AccountEmailKind>>;

const wrong = (path: string, message: string) => new AppError('invalid_input', { issues: [{ path, message }] });

@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitService,
    private readonly guesses: PasswordGuessesService,
    private readonly events: SecurityEventsService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly mails: MailService,
  ) {
    for (const kind of new Set(Object.values(mailOf)))
      mails.registerComposer(kind, ({ address, language }) =>
        Promise.resolve({ to: address, ...composeAccountEmail(kind, language, config) }),
      );
  }

  async of({ ownerId }: UserEntity): Promise<SecondFactors> {
    const { manager } = this.database;
    const passkeys = await manager.find(PasskeyEntity, { where: { ownerId }, order: { createdAt: 'ASC' } });
    return {
      totp: await manager.existsBy(TotpSecretEntity, { ownerId }),
      passkeys: passkeys.map(({ handle, browser, system, createdAt, usedAt }) => ({
        id: handle,
        browser,
        system,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      recoveryCodes: await manager.countBy(RecoveryCodeEntity, { ownerId }),
    };
  }

  /**
   * Called after a correct password. If the account has a second factor, throws `second_factor_required` with the data
   * for the next request.
   */
  async ask(user: UserEntity): Promise<void> {
    const { totp, passkeys, recoveryCodes } = await this.of(user);
    if (!totp && passkeys.length === 0) return;
    const having: Record<SecondFactorMethod, boolean> = {
      totp,
      passkey: passkeys.length > 0,
      recovery: recoveryCodes > 0,
    };
    const methods = (Object.keys(having) as SecondFactorMethod[]).filter((method) => having[method]);
    const content: z.infer<typeof ticketSchema> = { ticketOf: user.id, password: getPasswordFingerprint(user) };
    const ticket = signToken(this.config.sessionSecret, content, { lifetimeSeconds: ticketLifetime });
    throw new AppError('second_factor_required', { secondFactor: { ticket, methods } satisfies SecondFactorTicket });
  }

  /**
   * Returns the user whose password was correct. Throws `invalid_input` if that was too long ago or the password has
   * changed since.
   */
  async holderOf(ticket: string): Promise<UserEntity> {
    const content = verifyToken(this.config.sessionSecrets, ticketSchema, ticket);
    const user = content && (await this.database.manager.findOneBy(UserEntity, { id: content.ticketOf }));
    if (!user || getPasswordFingerprint(user) !== content.password) throw wrong('ticket', 'second_factor_over');
    return user;
  }

  /** Accepts authenticator and recovery codes, each only once. Throws `invalid_input`, `rate_limited`. */
  async checkCode(request: Request, user: UserEntity, typed: string, language: Language): Promise<void> {
    const code = typed.replace(/[\s-]/g, '').toUpperCase();
    const ofApp = /^\d{6}$/.test(code);
    const isRight = await this.guesses.attempt(request, `code ${user.id}`, user, () =>
      ofApp ? this.totp.use(user.ownerId, code) : consumeRecoveryCode(this.database.manager, user.ownerId, code),
    );
    if (isRight && !ofApp) await this.tell(request, user, 'recovery_code_used', language);
    if (isRight) return;
    await this.tell(request, user, 'second_factor_failed', language);
    throw wrong('code', 'code_wrong');
  }

  /** Returns the user whose passkey responded. `of` accepts only the passkeys of that user. Throws `invalid_input`. */
  async checkPasskey(
    request: Request,
    passkeyFor: 'sign-in' | 'confirm',
    answer: PasskeyResponse,
    language: Language,
    of?: UserEntity,
  ): Promise<UserEntity> {
    const read = await this.passkeys.read(passkeyFor, answer, of);
    const user = of ?? (read && (await this.database.manager.findOneBy(UserEntity, { ownerId: read.ownerId })));
    if (user && read?.right) return user;
    if (user) await this.tell(request, user, 'second_factor_failed', language);
    throw wrong('passkey', 'passkey_wrong');
  }

  /** Returns the recovery codes if they are new. Throws `invalid_input`. */
  async addTotp(request: Request, user: UserEntity, token: string, code: string, language: Language) {
    const setup = this.totp.readSetup(user, token, code.replace(/\s/g, ''));
    if (!setup) throw wrong('code', 'code_wrong');
    return await this.add(request, user, 'totp_added', language, (manager) =>
      this.totp.keep(manager, user.ownerId, setup.secret, setup.step),
    );
  }

  /** Returns the recovery codes if they are new. Throws `invalid_input`. */
  async addPasskey(request: Request, user: UserEntity, answer: PasskeyResponse, language: Language) {
    const passkey = await this.passkeys.readNew(user, answer, parseUserAgent(request.headers['user-agent']));
    const has = await this.database.manager.findBy(PasskeyEntity, { ownerId: user.ownerId });
    if (!passkey || (await this.database.manager.existsBy(PasskeyEntity, { id: passkey.id }))) {
      throw wrong('passkey', 'passkey_wrong');
    }
    if (has.length >= mostPasskeys) throw wrong('passkey', 'passkeys_full');
    return await this.add(request, user, 'passkey_added', language, (manager) => this.passkeys.keep(manager, passkey));
  }

  /** Throws `not_found`. */
  async removeTotp(request: Request, user: UserEntity, language: Language): Promise<SecondFactors> {
    return await this.remove(request, user, 'totp_removed', language, (manager) =>
      manager.delete(TotpSecretEntity, { ownerId: user.ownerId }),
    );
  }

  /** Throws `not_found`, also for another user's passkey. */
  async removePasskey(request: Request, user: UserEntity, handle: string, language: Language): Promise<SecondFactors> {
    if (!isUuid(handle)) throw new AppError('not_found');
    return await this.remove(request, user, 'passkey_removed', language, (manager) =>
      manager.delete(PasskeyEntity, { ownerId: user.ownerId, handle }),
    );
  }

  /** Throws `not_found` if the account has no second factor. */
  async renewCodes(request: Request, user: UserEntity, language: Language): Promise<string[]> {
    const { totp, passkeys } = await this.of(user);
    if (!totp && passkeys.length === 0) throw new AppError('not_found');
    const codes = await this.database.transaction((manager) => renewRecoveryCodes(manager, user.ownerId));
    await this.tell(request, user, 'recovery_codes_renewed', language);
    return codes;
  }

  private async add(
    request: Request,
    user: UserEntity,
    kind: 'totp_added' | 'passkey_added',
    language: Language,
    keep: (manager: EntityManager) => Promise<void>,
  ): Promise<{ recoveryCodes: string[] }> {
    const recoveryCodes = await this.database.transaction(async (manager) => {
      await keep(manager);
      const has = await manager.existsBy(RecoveryCodeEntity, { ownerId: user.ownerId });
      return has ? [] : await renewRecoveryCodes(manager, user.ownerId);
    });
    await this.tell(request, user, kind, language);
    return { recoveryCodes };
  }

  private async remove(
    request: Request,
    user: UserEntity,
    kind: 'totp_removed' | 'passkey_removed',
    language: Language,
    take: (manager: EntityManager) => Promise<{ affected?: number | null }>,
  ): Promise<SecondFactors> {
    await this.database.transaction(async (manager) => {
      if (!(await take(manager)).affected) throw new AppError('not_found');
      const { ownerId } = user;
      const left =
        (await manager.existsBy(TotpSecretEntity, { ownerId })) || (await manager.existsBy(PasskeyEntity, { ownerId }));
      if (!left) await manager.delete(RecoveryCodeEntity, { ownerId });
    });
    await this.tell(request, user, kind, language);
    return await this.of(user);
  }

  /** Records the event and emails the user, for failures at most once a day. */
  private async tell(request: Request, user: UserEntity, kind: keyof typeof mailOf, language: Language): Promise<void> {
    await this.events.record(request, kind, user.id);
    if (kind === 'second_factor_failed' && !(await this.limits.first('address-mail', `${kind} ${user.id}`))) return;
    const order = { address: user.email, language, ownerId: user.ownerId };
    await this.mails.enqueue(this.database.manager, mailOf[kind], order);
  }
}
