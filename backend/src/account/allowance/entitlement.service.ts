import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/**
 * Whether an owner has Premium, as SQL: somebody has paid, and it was neither refunded in full nor taken back by a dispute.
 * `ownerId` is a column or a parameter.
 */
export const hasPremium = (ownerId: string) =>
  `EXISTS (SELECT 1 FROM payments WHERE payments.owner_id = ${ownerId}
     AND paid_at IS NOT NULL AND refunded_amount < amount AND NOT dispute_lost)`;

/** What an owner may do beyond the free plan. Premium is derived, never a stored flag. */
@Injectable()
export class EntitlementService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** `manager`: of the transaction that asks. */
  async isPremium(ownerId: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    const [row] = await manager.query<{ premium: boolean }[]>(`SELECT ${hasPremium('$1')} AS premium`, [ownerId]);
    return row!.premium;
  }
}
