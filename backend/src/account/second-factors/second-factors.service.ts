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
import { OwnerTransactions } from '../../platform/database/owner-transactions';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { verifyToken, signToken } from '../../platform/http/signed-token';
import { validate as isUuid } from 'uuid';
import { MailService } from '../../platform/mail/mail.service';
import { type AccountEmailKind, accountNoticeOptions, composeAccountEmail } from '../emails/account-emails';
import { PasswordGuessesService } from '../passwords/password-guesses.service';
import { SecurityEventsService } from '../security-events/security-events.service';
import { parseUserAgent } from '../sessions/user-agent';
import { getPasswordFingerprint } from '../sessions/known-device';
import { OwnerService } from '../sessions/owner.service';
import { UserEntity } from '../users/user.entity';
import { PasskeyEntity } from './passkey.entity';
import { PasskeysService } from './passkeys.service';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { renewRecoveryCodes, consumeRecoveryCode } from './recovery-codes';
import { TotpSecretEntity } from './totp-secret.entity';
import { TotpService } from './totp.service';

const ticketLifetimeSeconds = 600;
const maxPasskeys = 20;

/** `ticketOf` is a user id. `password` is the fingerprint of the user's password. */
const ticketSchema = z.object({ ticketOf: z.string(), password: z.string() });

const emailKindByEvent = {
  totp_added: 'secondFactorAdded',
  totp_removed: 'secondFactorRemoved',
  passkey_added: 'secondFactorAdded',
  passkey_removed: 'secondFactorRemoved',
  recovery_code_used: 'recoveryCodeUsed',
  recovery_codes_renewed: 'recoveryCodesRenewed',
  second_factor_failed: 'secondFactorFailed',
} satisfies Partial<Record<SecurityEventKind, AccountEmailKind>>;

const createInputError = (path: string, message: string) =>
  new AppError('invalid_input', { issues: [{ path, message }] });

@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: OwnerTransactions,
    private readonly limits: RateLimitService,
    private readonly owners: OwnerService,
    private readonly guesses: PasswordGuessesService,
    private readonly events: SecurityEventsService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly mailService: MailService,
  ) {
    for (const kind of new Set(Object.values(emailKindByEvent)))
      mailService.registerComposer(
        kind,
        ({ address, language }) => Promise.resolve({ to: address, ...composeAccountEmail(kind, language, config) }),
        accountNoticeOptions,
      );
  }

  async list({ ownerId }: UserEntity): Promise<SecondFactors> {
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
   * Throws `second_factor_required`, with a ticket for the next request, if the account has a second factor. Must
   * follow a correct password.
   */
  async requireSecondFactor(user: UserEntity): Promise<void> {
    const { totp, passkeys, recoveryCodes } = await this.list(user);
    if (!totp && passkeys.length === 0) return;
    const availableMethods: Record<SecondFactorMethod, boolean> = {
      totp,
      passkey: passkeys.length > 0,
      recovery: recoveryCodes > 0,
    };
    const methods = (Object.keys(availableMethods) as SecondFactorMethod[]).filter(
      (method) => availableMethods[method],
    );
    const payload: z.infer<typeof ticketSchema> = { ticketOf: user.id, password: getPasswordFingerprint(user) };
    const ticket = signToken(this.config.sessionSecret, payload, { lifetimeSeconds: ticketLifetimeSeconds });
    throw new AppError('second_factor_required', { secondFactor: { ticket, methods } satisfies SecondFactorTicket });
  }

  /**
   * Returns the user to whom the ticket was issued. Throws `invalid_input` if the ticket has expired or the password
   * has changed since.
   */
  async getTicketUser(ticket: string): Promise<UserEntity> {
    const payload = verifyToken(this.config.sessionSecrets, ticketSchema, ticket);
    const user = payload && (await this.database.manager.findOneBy(UserEntity, { id: payload.ticketOf }));
    if (!user || getPasswordFingerprint(user) !== payload.password)
      throw createInputError('ticket', 'second_factor_over');
    return user;
  }

  /** Accepts each authenticator or recovery code only once. Throws `invalid_input`, `rate_limited`. */
  async verifyCode(request: Request, user: UserEntity, input: string, language: Language): Promise<void> {
    const code = input.replace(/[\s-]/g, '').toUpperCase();
    const isAppCode = /^\d{6}$/.test(code);
    const isRight = await this.guesses.attemptGuess(request, `code ${user.id}`, user, () =>
      isAppCode
        ? this.totp.consumeCode(user.ownerId, code)
        : consumeRecoveryCode(this.database.manager, user.ownerId, code),
    );
    if (isRight && !isAppCode) await this.recordAndNotify(request, user, 'recovery_code_used', language);
    if (isRight) return;
    await this.recordAndNotify(request, user, 'second_factor_failed', language);
    throw createInputError('code', 'code_wrong');
  }

  /** Returns the owner of the passkey. Throws `invalid_input` if this is not the expected user. */
  async verifyPasskey(
    request: Request,
    passkeyFor: 'sign-in' | 'confirm',
    response: PasskeyResponse,
    language: Language,
    expectedUser?: UserEntity,
  ): Promise<UserEntity> {
    const result = await this.passkeys.verifyAuthentication(passkeyFor, response, expectedUser);
    const user =
      expectedUser ?? (result && (await this.database.manager.findOneBy(UserEntity, { ownerId: result.ownerId })));
    if (user && result?.isValid) return user;
    if (user) await this.recordAndNotify(request, user, 'second_factor_failed', language);
    throw createInputError('passkey', 'passkey_wrong');
  }

  /** Returns new recovery codes if the account had none, otherwise an empty list. Throws `invalid_input`. */
  async addTotp(request: Request, user: UserEntity, token: string, code: string, language: Language) {
    const setup = await this.totp.consumeSetup(user, token, code.replace(/\s/g, ''));
    if (!setup) throw createInputError('code', 'code_wrong');
    return await this.addFactor(request, user, 'totp_added', language, (manager) =>
      this.totp.save(manager, user.ownerId, setup.secret, setup.step),
    );
  }

  /** Returns new recovery codes if the account had none, otherwise an empty list. Throws `invalid_input`. */
  async addPasskey(request: Request, user: UserEntity, response: PasskeyResponse, language: Language) {
    const passkey = await this.passkeys.verifyRegistration(
      user,
      response,
      parseUserAgent(request.headers['user-agent']),
    );
    if (!passkey || (await this.database.manager.existsBy(PasskeyEntity, { id: passkey.id }))) {
      throw createInputError('passkey', 'passkey_wrong');
    }
    return await this.addFactor(request, user, 'passkey_added', language, async (manager) => {
      if ((await manager.countBy(PasskeyEntity, { ownerId: user.ownerId })) >= maxPasskeys)
        throw createInputError('passkey', 'passkeys_full');
      await this.passkeys.save(manager, passkey);
    });
  }

  /** Throws `not_found`. */
  async removeTotp(request: Request, user: UserEntity, language: Language): Promise<SecondFactors> {
    return await this.removeFactor(request, user, 'totp_removed', language, (manager) =>
      manager.delete(TotpSecretEntity, { ownerId: user.ownerId }),
    );
  }

  /** Throws `not_found`, also for another user's passkey. */
  async removePasskey(request: Request, user: UserEntity, handle: string, language: Language): Promise<SecondFactors> {
    if (!isUuid(handle)) throw new AppError('not_found');
    return await this.removeFactor(request, user, 'passkey_removed', language, (manager) =>
      manager.delete(PasskeyEntity, { ownerId: user.ownerId, handle }),
    );
  }

  /** Throws `not_found` if the account has no second factor. */
  async renewCodes(request: Request, user: UserEntity, language: Language): Promise<string[]> {
    const { totp, passkeys } = await this.list(user);
    if (!totp && passkeys.length === 0) throw new AppError('not_found');
    const codes = await this.changeFactors(user, (manager) => renewRecoveryCodes(manager, user.ownerId));
    await this.recordAndNotify(request, user, 'recovery_codes_renewed', language);
    return codes;
  }

  /**
   * The number of passkeys and the existence of recovery codes depend on the other factors, so the factors of an
   * account change one after the other.
   */
  private async changeFactors<T>(user: UserEntity, change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.transactions.run(async (manager) => {
      await this.owners.lock(manager, user.ownerId);
      return await change(manager);
    });
  }

  private async addFactor(
    request: Request,
    user: UserEntity,
    kind: 'totp_added' | 'passkey_added',
    language: Language,
    save: (manager: EntityManager) => Promise<void>,
  ): Promise<{ recoveryCodes: string[] }> {
    const recoveryCodes = await this.changeFactors(user, async (manager) => {
      await save(manager);
      const hasCodes = await manager.existsBy(RecoveryCodeEntity, { ownerId: user.ownerId });
      return hasCodes ? [] : await renewRecoveryCodes(manager, user.ownerId);
    });
    await this.recordAndNotify(request, user, kind, language);
    return { recoveryCodes };
  }

  private async removeFactor(
    request: Request,
    user: UserEntity,
    kind: 'totp_removed' | 'passkey_removed',
    language: Language,
    deleteFactor: (manager: EntityManager) => Promise<{ affected?: number | null }>,
  ): Promise<SecondFactors> {
    await this.changeFactors(user, async (manager) => {
      if (!(await deleteFactor(manager)).affected) throw new AppError('not_found');
      const { ownerId } = user;
      const hasFactor =
        (await manager.existsBy(TotpSecretEntity, { ownerId })) || (await manager.existsBy(PasskeyEntity, { ownerId }));
      if (!hasFactor) await manager.delete(RecoveryCodeEntity, { ownerId });
    });
    await this.recordAndNotify(request, user, kind, language);
    return await this.list(user);
  }

  /** Emails about failures are sent at most once a day. */
  private async recordAndNotify(
    request: Request,
    user: UserEntity,
    kind: keyof typeof emailKindByEvent,
    language: Language,
  ): Promise<void> {
    await this.events.record(request, kind, user.id);
    if (
      kind === 'second_factor_failed' &&
      !(await this.limits.countAndCheckIfFirst('address-mail', `${kind} ${user.id}`))
    )
      return;
    const recipient = { address: user.email, language, ownerId: user.ownerId };
    await this.mailService.enqueue(this.database.manager, emailKindByEvent[kind], recipient);
  }
}
