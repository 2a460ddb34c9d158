import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { RegisterRequest, User } from '@shortlist/contracts/account/auth';
import type { Language } from '@shortlist/contracts/platform/languages';
import {
  And,
  DataSource,
  type EntityManager,
  In,
  LessThan,
  MoreThanOrEqual,
  QueryFailedError,
  Repository,
} from 'typeorm';
import type { DateRange } from '../../platform/time';
import { AppError } from '../../platform/http/app-error';
import { MailService } from '../../platform/mail/mail.service';
import { EntitlementService } from '../../payments/entitlement/entitlement.service';
import { OwnerEntity } from '../sessions/owner.entity';
import { parseDisplayName } from './display-name';
import { assertAcceptablePassword } from './password-rules';
import { hashPassword } from './password-hashing';
import { UserEntity } from './user.entity';

/** Normalizes case, width and surrounding space, so that strings that look the same to people are equal. */
export const normalizeIdentifier = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** SQL condition for an owner with an account. `ownerId` is a column or a parameter. */
export const buildHasAccountSql = (ownerId: string) => `EXISTS (SELECT 1 FROM users WHERE users.owner_id = ${ownerId})`;

export const verificationEmailKind = 'addressLink';

@Injectable()
export class UserService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly entitlements: EntitlementService,
    private readonly mailService: MailService,
  ) {}

  async findByEmail(email: string): Promise<UserEntity | null> {
    return await this.users.findOneBy({ emailKey: normalizeIdentifier(email) });
  }

  async findByOwner(
    ownerId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Pick<UserEntity, 'username' | 'email'> | null> {
    return await manager.findOne(UserEntity, { where: { ownerId }, select: { username: true, email: true } });
  }

  /** Returns the usernames by owner id. Guests are missing. */
  async listUsernamesByOwner(ownerIds: string[]): Promise<Map<string, string>> {
    const users = await this.users.find({
      where: { ownerId: In(ownerIds) },
      select: { ownerId: true, username: true },
    });
    return new Map(users.map(({ ownerId, username }) => [ownerId, username]));
  }

  /** Returns the usernames by user id. Deleted accounts are missing. */
  async listUsernames(ids: string[]): Promise<Map<string, string>> {
    const users = await this.users.find({ where: { id: In(ids) }, select: { id: true, username: true } });
    return new Map(users.map(({ id, username }) => [id, username]));
  }

  async countAccounts({ from, to }: DateRange): Promise<{ accounts: number; newAccounts: number }> {
    const [accounts, newAccounts] = await Promise.all([
      this.users.count(),
      this.users.countBy({ createdAt: And(MoreThanOrEqual(from), LessThan(to)) }),
    ]);
    return { accounts, newAccounts };
  }

  /**
   * Creates a user and emails a verification link to the address. `ownerId` is the guest's owner, which becomes the
   * user's owner. Without `ownerId`, the user gets a new owner. Throws `invalid_input`, `duplicate`, `rate_limited`.
   */
  async create(registration: RegisterRequest, language: Language, ownerId?: string): Promise<UserEntity> {
    const accountStatus = { isAdmin: false, verifiedAt: null };
    const username = parseDisplayName(registration.username);
    assertAcceptablePassword(registration.password, { ...registration, ...accountStatus }, 'password');
    return await this.insert(
      { ...registration, username },
      accountStatus,
      async (manager, user) => {
        await this.mailService.enqueueOrThrow(manager, verificationEmailKind, {
          address: user.email,
          language,
          ownerId: user.ownerId,
        });
      },
      ownerId,
    );
  }

  /** Treats the address as verified, because the operator vouches for it. Throws `duplicate`. */
  async createAdmin(registration: RegisterRequest): Promise<UserEntity> {
    return await this.insert(registration, { isAdmin: true, verifiedAt: new Date() });
  }

  private async insert(
    { username, email, password }: RegisterRequest,
    accountStatus: Pick<UserEntity, 'isAdmin' | 'verifiedAt'>,
    afterInsert?: (manager: EntityManager, user: UserEntity) => Promise<void>,
    ownerId?: string,
  ): Promise<UserEntity> {
    const passwordHash = await hashPassword(password);
    const values = {
      username,
      usernameKey: normalizeIdentifier(username),
      email,
      emailKey: normalizeIdentifier(email),
      passwordHash,
      ...accountStatus,
    };
    try {
      return await this.database.transaction(async (manager) => {
        const userOwnerId = ownerId ?? (await manager.save(OwnerEntity, {} as OwnerEntity)).id;
        // The storage of an account does not count toward the limit of a network.
        if (ownerId) await manager.update(OwnerEntity, { id: ownerId }, { network: null, countedBytes: 0 });
        const user = await manager.save(manager.create(UserEntity, { ...values, ownerId: userOwnerId }));
        await afterInsert?.(manager, user);
        return user;
      });
    } catch (error) {
      throw toDuplicateError(error);
    }
  }

  /** Throws `invalid_input`, `duplicate`. */
  async rename(user: UserEntity, name: string): Promise<UserEntity> {
    const username = parseDisplayName(name);
    try {
      await this.users.update({ id: user.id }, { username, usernameKey: normalizeIdentifier(username) });
    } catch (error) {
      throw toDuplicateError(error);
    }
    return { ...user, username };
  }

  /** Throws `duplicate`. */
  async setVerifiedEmail(manager: EntityManager, user: UserEntity, email: string): Promise<UserEntity> {
    const verifiedAt = new Date();
    try {
      await manager.update(
        UserEntity,
        { id: user.id },
        { email, emailKey: normalizeIdentifier(email), pendingEmail: null, verifiedAt },
      );
    } catch (error) {
      throw toDuplicateError(error);
    }
    return { ...user, email, emailKey: normalizeIdentifier(email), pendingEmail: null, verifiedAt };
  }

  async listAdmins(manager: EntityManager): Promise<Pick<UserEntity, 'email' | 'ownerId'>[]> {
    return await manager.find(UserEntity, { where: { isAdmin: true }, select: { email: true, ownerId: true } });
  }

  async toUserResponse(user: UserEntity): Promise<User> {
    const { id, username, email, isAdmin, ownerId, createdAt } = user;
    const isPremium = await this.entitlements.isPremium(ownerId);
    return { id, username, email, isPremium, isAdmin, createdAt: createdAt.toISOString() };
  }
}

function toDuplicateError(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { code, detail = '' } = error.driverError as { code?: string; detail?: string };
  if (code !== '23505') return error;
  const issues = [];
  if (detail.includes('username_key')) issues.push({ path: 'username', message: 'username_taken' });
  if (detail.includes('email_key')) issues.push({ path: 'email', message: 'email_taken' });
  return new AppError('duplicate', issues.length ? { issues } : {});
}
