import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity';

const codeCount = 10;
/** Omits I, L, O and U, which are easily confused with other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const hashCode = (code: string) => createHash('sha256').update(code).digest('hex');
const generateCode = () => [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('');
const formatCode = (code: string) => code.match(/.{4}/g)!.join('-');

export async function renewRecoveryCodes(manager: EntityManager, ownerId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, generateCode);
  await manager.delete(RecoveryCodeEntity, { ownerId });
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ hash: hashCode(code), ownerId })),
  );
  return codes.map(formatCode);
}

/** Consumes a recovery code and returns whether it was valid. `code` is uppercase, without spaces and dashes. */
export async function consumeRecoveryCode(manager: EntityManager, ownerId: string, code: string): Promise<boolean> {
  const hash = hashCode(code.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
  return (await manager.delete(RecoveryCodeEntity, { hash, ownerId })).affected === 1;
}
