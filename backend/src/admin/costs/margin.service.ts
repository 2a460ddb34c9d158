import { Injectable } from '@nestjs/common';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { prices } from '@shortlist/contracts/payments/prices';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { PaymentMetricsService } from '../../payments/payment-metrics.service';
import { microsToDollars, roundTo } from '../formatters';

@Injectable()
export class MarginService {
  constructor(
    private readonly payments: PaymentMetricsService,
    private readonly ledger: LedgerService,
  ) {}

  async getMargin(): Promise<CostDashboard['margin']> {
    const revenues = await this.payments.listRevenue();
    const ownerIds = [...new Set(revenues.map(({ ownerId }) => ownerId))];
    const revenue = revenues.reduce((sum, { currency, amount }) => sum + convertToDollars(amount, currency), 0);
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

/** Converts by the ratio of our list prices ($19 and ¥2,185). `amount` is in the smallest unit of the currency. */
function convertToDollars(amount: number, currency: string): number {
  const localPrice = Object.values(prices).find((price) => price.currency === currency);
  return localPrice ? (amount / localPrice.amount) * (prices.en.amount / 100) : 0;
}
