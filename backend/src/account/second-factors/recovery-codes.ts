import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity';

const count = 10;
/** Without what is taken for something else: I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
const newCode = () => [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('');
const shown = (code: string) => code.match(/.{4}/g)!.join('-');

/** Ten in the place of those that an owner has. They are never shown again. */
export async function renewRecoveryCodes(manager: EntityManager, ownerId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await manager.delete(RecoveryCodeEntity, { ownerId });
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ hash: hashOf(code), ownerId })),
  );
  return codes.map(shown);
}

/** Whether it is one of an owner's, once. `code` without blanks and dashes, in capitals. */
export async function useRecoveryCode(manager: EntityManager, ownerId: string, code: string): Promise<boolean> {
  const hash = hashOf(code.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
  return (await manager.delete(RecoveryCodeEntity, { hash, ownerId })).affected === 1;
}
