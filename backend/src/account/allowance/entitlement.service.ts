import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** What an owner may do beyond the free plan. Premium is derived, never a stored flag. */
@Injectable()
export class EntitlementService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Somebody has paid, and it was neither refunded in full nor taken back by a dispute. `manager`: of the transaction that asks. */
  async isPremium(ownerId: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM payments
       WHERE owner_id = $1 AND paid_at IS NOT NULL AND refunded_amount < amount AND NOT dispute_lost LIMIT 1`,
      [ownerId],
    );
    return rows.length > 0;
  }
}
