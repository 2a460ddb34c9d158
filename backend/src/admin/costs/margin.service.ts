import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { prices } from '@shortlist/contracts/platform/prices';
import { DataSource } from 'typeorm';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { microsToDollars, roundTo } from './number-formats';

@Injectable()
export class MarginService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ledger: LedgerService,
  ) {}

  async getMargin(): Promise<CostDashboard['margin']> {
    const paid = await this.database.query<{ owner_id: string; currency: string; amount: string }[]>(
      `SELECT owner_id, currency, sum(amount - refunded_amount) AS amount FROM payments
         WHERE paid_at IS NOT NULL AND NOT dispute_lost AND refunded_amount < amount GROUP BY owner_id, currency`,
    );
    const owners = [...new Set(paid.map(({ owner_id: owner }) => owner))];
    const revenue = paid.reduce((sum, { currency, amount }) => sum + convertToDollars(Number(amount), currency), 0);
    const cost = microsToDollars(await this.ledger.getTotalCost(owners));
    const perUser = (amount: number) => roundTo(owners.length > 0 ? amount / owners.length : 0, 6);
    return {
      payingUsers: owners.length,
      revenue: roundTo(revenue, 2),
      cost,
      costPerUser: perUser(cost),
      marginPerUser: perUser(revenue - cost),
    };
  }
}

/** Converts by the price list, where $19 equals ¥2,185. `amount` is in the smallest unit of the currency. */
function convertToDollars(amount: number, currency: string): number {
  const same = Object.values(prices).find((price) => price.currency === currency);
  return same ? (amount / same.amount) * (prices.en.amount / 100) : 0;
}
