import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangePassword, ResetPassword } from '@shortlist/contracts/account/account';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { MailsService } from '../../platform/mail/mails.service';
import { AuthService } from '../auth.service';
import { writeMail } from '../mails/account-mails';
import { OwnerService } from '../sessions/owner.service';
import { SessionsService } from '../sessions/sessions.service';
import { UserEntity } from '../users/user.entity';
import { hashPassword, isCommonPassword, verifyPassword } from '../users/passwords';
import { keyOf } from '../users/user.service';
import { PasswordResetsService } from './password-resets.service';

/** Passwords of users who have an account already. */
@Injectable()
export class PasswordsService {
  constructor(
    config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitService,
    private readonly auth: AuthService,
    private readonly owners: OwnerService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetsService,
    private readonly mails: MailsService,
  ) {
    mails.compose('passwordChanged', ({ address, language }) =>
      Promise.resolve({ to: address, ...writeMail('passwordChanged', language, config) }),
    );
  }

  /**
   * That who asks is the user, and not somebody at an open screen. Counted as a sign-in. Throws `invalid_input` with an
   * issue at `path`, `rate_limited`.
   */
  async confirm(user: UserEntity, password: string, path: string): Promise<void> {
    await this.limits.take('sign-in-account', user.emailKey);
    if (await verifyPassword(user.passwordHash, password)) return;
    throw new AppError('invalid_input', { issues: [{ path, message: 'password_wrong' }] });
  }

  /** All sessions of the user end; the caller's goes on under a new id. */
  async change(request: Request, user: UserEntity, passwords: ChangePassword, language: Language): Promise<void> {
    refuseCommon(passwords.newPassword, 'newPassword');
    await this.confirm(user, passwords.currentPassword, 'currentPassword');
    const hash = await hashPassword(passwords.newPassword);
    await this.database.transaction((manager) => this.replace(manager, user, hash, language));
    await this.owners.renew(request, user.ownerId);
  }

  /** Orders a mail with a link, for anybody: whether the address has an account is found out when the mail is sent. */
  async forgot(email: string, language: Language): Promise<void> {
    await this.limits.take('sign-in-account', `forgot ${keyOf(email)}`);
    await this.mails.order(this.database.manager, 'passwordReset', { address: email, language, ownerId: null });
  }

  /** Sets the password by the token of a mail and signs in. Throws `invalid_input`. */
  async reset(request: Request, { token, password }: ResetPassword, language: Language): Promise<UserEntity> {
    refuseCommon(password, 'password');
    await this.resets.ownerOf(token);
    const hash = await hashPassword(password);
    const user = await this.database.transaction(async (manager) => {
      const ownerId = await this.resets.use(manager, token);
      const owner = await manager.findOneByOrFail(UserEntity, { ownerId });
      await this.replace(manager, owner, hash, language);
      return owner;
    });
    await this.auth.signIn(request, user);
    return user;
  }

  private async replace(manager: EntityManager, user: UserEntity, passwordHash: string, language: Language) {
    const { ownerId, email } = user;
    await manager.update(UserEntity, { id: user.id }, { passwordHash });
    await this.sessions.endAll(ownerId, undefined, manager);
    await manager.query('DELETE FROM password_resets WHERE owner_id = $1', [ownerId]);
    await this.mails.order(manager, 'passwordChanged', { address: email, language, ownerId });
  }
}

function refuseCommon(password: string, path: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('invalid_input', { issues: [{ path, message: 'password_common' }] });
  }
}
