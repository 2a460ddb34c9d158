import { type EntityManager, IsNull, Not } from 'typeorm';
import { UserEntity } from './user.entity';

/**
 * Makes an account an administrator if its address is verified. Anyone may have registered an unverified account.
 * Returns whether the account is now an administrator.
 */
export async function grantAdmin(manager: EntityManager, emailKey: string): Promise<boolean> {
  const { affected } = await manager.update(UserEntity, { emailKey, verifiedAt: Not(IsNull()) }, { isAdmin: true });
  return affected === 1;
}
