import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { BusinessMetricsService } from './business-metrics.service';
import type { MetricsSnapshot } from './list-figures';

const week = 7 * 86_400_000;

@Injectable()
export class MetricsSnapshotService {
  constructor(
    private readonly metrics: BusinessMetricsService,
    private readonly ledger: LedgerService,
    private readonly settings: CostSettingsService,
  ) {}

  async create(now: Date): Promise<MetricsSnapshot> {
    const [facts, spent, limits] = await Promise.all([
      this.metrics.collect({ from: new Date(now.getTime() - week), to: now }),
      this.ledger.getSpendTotals(now),
      this.settings.getSettings(),
    ]);
    const budget = { day: spent.day.micros, month: spent.month.micros, monthlyLimit: limits.monthlyLimit };
    return { metrics: facts, budget };
  }
}
