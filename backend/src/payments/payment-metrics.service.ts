import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DateRange } from '../platform/time';
import { premiumPaymentSql } from './entitlement/entitlement.service';

export type PaymentMetrics = {
  payments: number;
  /** Full refunds and lost disputes. */
  refunds: number;
  /** Owners who have Premium now. */
  premium: number;
};

/** Income from one owner in one currency after partial refunds. `amount` is in the smallest unit of the currency. */
export interface Revenue {
  ownerId: string;
  currency: string;
  amount: number;
}

@Injectable()
export class PaymentMetricsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async summarize({ from, to }: DateRange): Promise<PaymentMetrics> {
    const [row] = await this.database.query<[PaymentMetrics]>(
      `SELECT count(*) FILTER (WHERE paid_at >= $1 AND paid_at < $2)::int AS payments,
         count(*) FILTER (WHERE paid_at >= $1 AND paid_at < $2 AND (refunded_amount >= amount OR dispute_lost))::int AS refunds,
         count(DISTINCT owner_id) FILTER (WHERE ${premiumPaymentSql})::int AS premium FROM payments`,
      [from, to],
    );
    return row;
  }

  /** Returns the income from owners who have Premium. */
  async listRevenue(): Promise<Revenue[]> {
    const rows = await this.database.query<{ owner_id: string; currency: string; amount: string }[]>(
      `SELECT owner_id, currency, sum(amount - refunded_amount) AS amount FROM payments
         WHERE ${premiumPaymentSql} GROUP BY owner_id, currency`,
    );
    return rows.map(({ owner_id: ownerId, currency, amount }) => ({ ownerId, currency, amount: Number(amount) }));
  }
}
