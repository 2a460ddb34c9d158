import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Address } from '@shortlist/contracts/account/address';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { verifyToken, signToken } from '../../platform/http/signed-token';
import { type EmailMessage, MailService, type EmailRequest } from '../../platform/mail/mail.service';
import { secondsInDay } from '../../platform/time';
import { accountNoticeOptions, composeAccountEmail } from '../emails/account-emails';
import { UserEntity } from '../users/user.entity';
import { UserService, verificationEmailKind } from '../users/user.service';

/** The email states this lifetime. */
const linkLifetimeSeconds = secondsInDay;

/** `verifies` is an email address, and `of` is a user id. */
const linkSchema = z.object({ verifies: z.string(), of: z.string() });
type LinkContent = z.infer<typeof linkSchema>;

/**
 * Changes and verifies the email addresses of accounts. An address is unverified until its owner opens the emailed
 * link. The link works only in a session of the account, so nobody can be tricked into verifying an account that a
 * stranger created with their address.
 */
@Injectable()
export class EmailAddressService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitService,
    private readonly mailService: MailService,
    private readonly users: UserService,
  ) {
    mailService.registerComposer(verificationEmailKind, (request) => this.composeEmail(request), { isUrgent: true });
    for (const kind of ['addressInUse', 'addressChanged'] as const)
      mailService.registerComposer(
        kind,
        ({ address, language }) => Promise.resolve({ to: address, ...composeAccountEmail(kind, language, config) }),
        accountNoticeOptions,
      );
  }

  toResponse({ verifiedAt, pendingEmail }: UserEntity): Address {
    return { verified: verifiedAt !== null, pending: pendingEmail };
  }

  /** Emails a link. The new address replaces the old address once the user opens the link. Throws `rate_limited`. */
  async change(user: UserEntity, email: string, language: Language): Promise<Address> {
    const changedUser = { ...user, pendingEmail: email === user.email ? null : email };
    await this.sendVerification(changedUser, language, async (manager) => {
      await manager.update(UserEntity, { id: user.id }, { pendingEmail: changedUser.pendingEmail });
    });
    return this.toResponse(changedUser);
  }

  /** Throws `rate_limited`. */
  async resend(user: UserEntity, language: Language): Promise<void> {
    await this.sendVerification(user, language);
  }

  private async sendVerification(
    user: UserEntity,
    language: Language,
    beforeSend?: (manager: EntityManager) => Promise<void>,
  ) {
    const address = getUnverifiedEmail(user);
    if (address) await this.limits.consume('address-mail', user.ownerId);
    await this.database.transaction(async (manager) => {
      await beforeSend?.(manager);
      if (address)
        await this.mailService.enqueueOrThrow(manager, verificationEmailKind, {
          address,
          language,
          ownerId: user.ownerId,
        });
    });
  }

  /** Notifies the account with this address, at most once a day, that someone tried to register with the address. */
  async notifyAddressInUse(email: string, language: Language): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || !(await this.limits.countAndCheckIfFirst('address-mail', `in use ${user.id}`))) return;
    await this.mailService.enqueue(this.database.manager, 'addressInUse', {
      address: user.email,
      language,
      ownerId: user.ownerId,
    });
  }

  /** Throws `invalid_input` if the link has expired, was already used or belongs to another account. */
  async verify(user: UserEntity, token: string, language: Language): Promise<UserEntity> {
    const link = verifyToken(this.config.sessionSecrets, linkSchema, token);
    const address = getUnverifiedEmail(user);
    if (!address || link?.of !== user.id || link.verifies !== address) {
      throw new AppError('invalid_input', { issues: [{ path: 'token', message: 'account_link_over' }] });
    }
    return await this.database.transaction(async (manager) => {
      const updatedUser = await this.users.setVerifiedEmail(manager, user, address);
      if (address !== user.email) {
        await manager.query('DELETE FROM password_resets WHERE owner_id = $1', [user.ownerId]);
        const recipient = { address: user.email, language, ownerId: user.ownerId };
        if (user.verifiedAt) await this.mailService.enqueue(manager, 'addressChanged', recipient);
      }
      return updatedUser;
    });
  }

  private async composeEmail({ address, language, ownerId }: EmailRequest): Promise<EmailMessage | undefined> {
    const user = ownerId && (await this.database.manager.findOneBy(UserEntity, { ownerId }));
    if (!user || getUnverifiedEmail(user) !== address) return undefined;
    // If the address belongs to another account, that account gets an email instead of the requester.
    const addressOwner = await this.users.findByEmail(address);
    if (addressOwner && addressOwner.id !== user.id)
      return { to: addressOwner.email, ...composeAccountEmail('addressInUse', language, this.config) };
    const link: LinkContent = { verifies: address, of: user.id };
    const token = signToken(this.config.sessionSecret, link, { lifetimeSeconds: linkLifetimeSeconds });
    return { to: address, ...composeAccountEmail(verificationEmailKind, language, this.config, `?token=${token}`) };
  }
}

function getUnverifiedEmail({ email, pendingEmail, verifiedAt }: UserEntity): string | null {
  return pendingEmail ?? (verifiedAt ? null : email);
}
