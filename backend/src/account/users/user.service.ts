import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { Register, User } from '@shortlist/contracts/account/auth';
import { DataSource, type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { AppError } from '../../platform/http/app-error';
import { EntitlementService } from '../allowance/entitlement.service';
import { OwnerEntity } from '../sessions/owner.entity';
import { hashPassword, isCommonPassword } from './passwords';
import { UserEntity } from './user.entity';

/** Two texts that people take for the same are the same. */
export const keyOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();

@Injectable()
export class UserService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly entitlements: EntitlementService,
  ) {}

  async byEmail(email: string): Promise<UserEntity | null> {
    return await this.users.findOneBy({ emailKey: keyOf(email) });
  }

  /** `ownerId`: the visitor's owner that becomes the user's; a new one when absent. Throws `invalid_input`, `duplicate`. */
  async create(
    { username, email, password }: Register,
    { ownerId, isAdmin = false }: { ownerId?: string | undefined; isAdmin?: boolean } = {},
  ): Promise<UserEntity> {
    if (isCommonPassword(password)) {
      throw new AppError('invalid_input', { issues: [{ path: 'password', message: 'password_common' }] });
    }
    const passwordHash = await hashPassword(password);
    const values = { username, usernameKey: keyOf(username), email, emailKey: keyOf(email), passwordHash, isAdmin };
    try {
      return await this.database.transaction(async (manager) => {
        const owner = ownerId ?? (await manager.save(OwnerEntity, {} as OwnerEntity)).id;
        return await manager.save(manager.create(UserEntity, { ...values, ownerId: owner }));
      });
    } catch (error) {
      throw duplicateOf(error);
    }
  }

  /** Whom the operator's mails go to. */
  async administrators(manager: EntityManager): Promise<Pick<UserEntity, 'email' | 'ownerId'>[]> {
    return await manager.find(UserEntity, { where: { isAdmin: true }, select: { email: true, ownerId: true } });
  }

  async grantAdmin(userId: string): Promise<void> {
    await this.users.update({ id: userId }, { isAdmin: true });
  }

  async toUser(user: UserEntity): Promise<User> {
    const { id, username, email, isAdmin, ownerId, createdAt } = user;
    const isPremium = await this.entitlements.isPremium(ownerId);
    return { id, username, email, isPremium, isAdmin, createdAt: createdAt.toISOString() };
  }
}

/** A broken unique key as the field that is taken; any other error as it is. */
function duplicateOf(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { code, detail = '' } = error.driverError as { code?: string; detail?: string };
  if (code !== '23505') return error;
  const issues = [];
  if (detail.includes('username_key')) issues.push({ path: 'username', message: 'username_taken' });
  if (detail.includes('email_key')) issues.push({ path: 'email', message: 'email_taken' });
  return new AppError('duplicate', issues.length ? { issues } : {});
}
