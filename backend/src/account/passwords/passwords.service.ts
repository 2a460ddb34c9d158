import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangePasswordRequest } from '@shortlist/contracts/account/account';
import type { ResetPasswordRequest } from '@shortlist/contracts/account/auth';
import { defaultLanguage, type Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { getNetwork } from '../../platform/http/network';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { MailService } from '../../platform/mail/mail.service';
import { AuthService } from '../auth.service';
import { accountNoticeOptions, composeAccountEmail } from '../emails/account-emails';
import { removeSecondFactors } from '../second-factors/remove-second-factors';
import { SecondFactorsService } from '../second-factors/second-factors.service';
import { SecurityEventsService } from '../security-events/security-events.service';
import { OwnerService } from '../sessions/owner.service';
import { SessionsService } from '../sessions/sessions.service';
import { UserEntity } from '../users/user.entity';
import { assertAcceptablePassword } from '../users/password-rules';
import { hashPassword } from '../users/password-hashing';
import { normalizeIdentifier } from '../users/user.service';
import { PasswordGuessesService } from './password-guesses.service';
import { PasswordResetsService } from './password-resets.service';

@Injectable()
export class PasswordsService {
  constructor(
    config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitService,
    private readonly guesses: PasswordGuessesService,
    private readonly events: SecurityEventsService,
    private readonly auth: AuthService,
    private readonly owners: OwnerService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetsService,
    private readonly mail: MailService,
    private readonly factors: SecondFactorsService,
  ) {
    mail.registerComposer(
      'passwordChanged',
      ({ address, language }) =>
        Promise.resolve({ to: address, ...composeAccountEmail('passwordChanged', language, config) }),
      accountNoticeOptions,
    );
  }

  /**
   * Verifies that the caller is the user and not someone at an unlocked screen. Counts as a sign-in attempt. Throws
   * `invalid_input` with an issue at `path`, or `rate_limited`.
   */
  async assertPassword(request: Request, user: UserEntity, password: string, path: string): Promise<void> {
    if (await this.guesses.checkPassword(request, user.emailKey, user, password)) return;
    throw new AppError('invalid_input', { issues: [{ path, message: 'password_wrong' }] });
  }

  /** Ends all sessions of the user. The caller continues in a new session. */
  async change(
    request: Request,
    user: UserEntity,
    passwords: ChangePasswordRequest,
    language: Language,
  ): Promise<void> {
    assertAcceptablePassword(passwords.newPassword, user, 'newPassword');
    await this.assertPassword(request, user, passwords.currentPassword, 'currentPassword');
    const hash = await hashPassword(passwords.newPassword);
    await this.database.transaction((manager) => this.setPassword(manager, user, hash, language));
    await this.owners.renewSession(request, { ...user, passwordHash: hash });
    await this.events.record(request, 'password_changed', user.id);
  }

  /** Queues an email with a reset link for any address. The account is looked up only when the email is sent. */
  async requestReset(request: Request, email: string, language: Language): Promise<void> {
    await this.limits.consume('sign-in-account', `forgot ${normalizeIdentifier(email)} ${getNetwork(request)}`);
    await this.mail.enqueue(this.database.manager, 'passwordReset', { address: email, language, ownerId: null });
  }

  /**
   * Sets the password and signs in. Throws `invalid_input`. Throws `second_factor_required` if the password is set but
   * the sign-in needs a second factor.
   */
  async reset(request: Request, { token, password }: ResetPasswordRequest, language: Language): Promise<UserEntity> {
    const ownerFilter = { ownerId: await this.resets.getOwnerId(token) };
    assertAcceptablePassword(
      password,
      await this.database.manager.findOneByOrFail(UserEntity, ownerFilter),
      'password',
    );
    const hash = await hashPassword(password);
    const user = await this.database.transaction(async (manager) => {
      const ownerId = await this.resets.consumeToken(manager, token);
      const account = await manager.findOneByOrFail(UserEntity, { ownerId });
      // The link proves access to the address. Until then, somebody else may have created the account with this address
      // and added second factors.
      if (!account.verifiedAt) await removeSecondFactors(manager, ownerId);
      await manager.update(UserEntity, { id: account.id, verifiedAt: IsNull() }, { verifiedAt: new Date() });
      await this.setPassword(manager, account, hash, language);
      return account;
    });
    const changedUser = { ...user, passwordHash: hash };
    await this.events.record(request, 'password_reset', user.id);
    await this.factors.requireSecondFactor(changedUser);
    await this.auth.completeSignIn(request, changedUser, language);
    return user;
  }

  /** Sets the operator's password on an account that somebody else may have created. */
  async takeOver(user: UserEntity, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await this.database.transaction(async (manager) => {
      await manager.update(UserEntity, { id: user.id }, { verifiedAt: new Date() });
      await removeSecondFactors(manager, user.ownerId);
      await this.setPassword(manager, user, hash, defaultLanguage);
    });
  }

  private async setPassword(manager: EntityManager, user: UserEntity, passwordHash: string, language: Language) {
    const { ownerId, email } = user;
    await manager.update(UserEntity, { id: user.id }, { passwordHash, pendingEmail: null });
    await this.sessions.revokeAll(ownerId, undefined, manager);
    await manager.query('DELETE FROM password_resets WHERE owner_id = $1', [ownerId]);
    await this.mail.enqueue(manager, 'passwordChanged', { address: email, language, ownerId });
  }
}
