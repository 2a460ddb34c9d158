import type { EntityManager } from 'typeorm';
import { PasskeyEntity } from './passkey.entity';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { TotpSecretEntity } from './totp-secret.entity';

/** Separate from the service, because the command-line tool needs nothing else from the service. */
export async function removeSecondFactors(manager: EntityManager, ownerId: string): Promise<void> {
  for (const entity of [TotpSecretEntity, PasskeyEntity, RecoveryCodeEntity]) await manager.delete(entity, { ownerId });
}
