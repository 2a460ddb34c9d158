import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { prices } from '@shortlist/contracts/platform/prices';
import { DataSource } from 'typeorm';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { microsToDollars, roundTo } from './formatters';

@Injectable()
export class MarginService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ledger: LedgerService,
  ) {}

  async getMargin(): Promise<CostDashboard['margin']> {
    const payments = await this.database.query<{ owner_id: string; currency: string; amount: string }[]>(
      `SELECT owner_id, currency, sum(amount - refunded_amount) AS amount FROM payments
         WHERE paid_at IS NOT NULL AND NOT dispute_lost AND refunded_amount < amount GROUP BY owner_id, currency`,
    );
    const ownerIds = [...new Set(payments.map(({ owner_id: ownerId }) => ownerId))];
    const revenue = payments.reduce((sum, { currency, amount }) => sum + convertToDollars(Number(amount), currency), 0);
    const cost = microsToDollars(await this.ledger.getTotalCost(ownerIds));
    const divideByUsers = (amount: number) => roundTo(ownerIds.length > 0 ? amount / ownerIds.length : 0, 6);
    return {
      payingUsers: ownerIds.length,
      revenue: roundTo(revenue, 2),
      cost,
      costPerUser: divideByUsers(cost),
      marginPerUser: divideByUsers(revenue - cost),
    };
  }
}

/** Converts by the ratio of list prices ($19 and ¥2,185). `amount` is in the smallest unit of the currency. */
function convertToDollars(amount: number, currency: string): number {
  const localPrice = Object.values(prices).find((price) => price.currency === currency);
  return localPrice ? (amount / localPrice.amount) * (prices.en.amount / 100) : 0;
}
