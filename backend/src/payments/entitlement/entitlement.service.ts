import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** SQL condition for a payment that grants Premium. */
export const premiumPaymentSql = 'paid_at IS NOT NULL AND refunded_amount < amount AND NOT dispute_lost';

const buildPremiumPaymentSql = (ownerId: string) =>
  `SELECT id FROM payments WHERE payments.owner_id = ${ownerId} AND ${premiumPaymentSql}`;

/** SQL condition for an owner with Premium. `ownerId` is a column or a parameter. */
export const buildHasPremiumSql = (ownerId: string) => `EXISTS (${buildPremiumPaymentSql(ownerId)})`;

/** Derives Premium from payments. There is no stored flag. */
@Injectable()
export class EntitlementService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async isPremium(ownerId: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    const [row] = await manager.query<{ premium: boolean }[]>(`SELECT ${buildHasPremiumSql('$1')} AS premium`, [
      ownerId,
    ]);
    return row!.premium;
  }

  /** Premium usage is counted per payment, because a purchase can move to another browser. */
  async findPremiumPaymentId(ownerId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }[]>(
      `${buildPremiumPaymentSql('$1')} ORDER BY paid_at LIMIT 1`,
      [ownerId],
    );
    return row?.id;
  }
}
