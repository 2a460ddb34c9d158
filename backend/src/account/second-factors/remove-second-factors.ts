import type { EntityManager } from 'typeorm';
import { PasskeyEntity } from './passkey.entity';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { TotpSecretEntity } from './totp-secret.entity';

/** All of an owner, when who has turned them on may be somebody else, or has lost them all. */
export async function removeSecondFactors(manager: EntityManager, ownerId: string): Promise<void> {
  for (const entity of [TotpSecretEntity, PasskeyEntity, RecoveryCodeEntity]) await manager.delete(entity, { ownerId });
}
