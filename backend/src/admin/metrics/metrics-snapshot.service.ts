import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { millisecondsInDay } from '../../platform/time';
import { BusinessMetricsService } from './business-metrics.service';
import type { MetricsSnapshot } from './list-figures';

const weekInMs = 7 * millisecondsInDay;

@Injectable()
export class MetricsSnapshotService {
  constructor(
    private readonly metrics: BusinessMetricsService,
    private readonly ledger: LedgerService,
    private readonly settings: CostSettingsService,
  ) {}

  async create(now: Date): Promise<MetricsSnapshot> {
    const [metrics, spendTotals, settings] = await Promise.all([
      this.metrics.collect({ from: new Date(now.getTime() - weekInMs), to: now }),
      this.ledger.getSpendTotals(now),
      this.settings.getSettings(),
    ]);
    const spend = {
      today: spendTotals.day.micros,
      thisMonth: spendTotals.month.micros,
      monthlyLimit: settings.monthlyLimit,
    };
    return { metrics, spend };
  }
}
