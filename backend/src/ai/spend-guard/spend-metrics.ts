import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../platform/metrics/metrics.service';
import type { CallOutcome } from './ai-call.entity';
import { CostSettingsService } from './cost-settings.service';
import { LedgerService } from './ledger.service';

const toDollars = (micros: number) => micros / 1_000_000;

/** Counters of this process's calls, and gauges of the budget that all processes share. */
@Injectable()
export class SpendMetrics {
  private readonly calls;
  private readonly cost;
  private readonly tokens;

  constructor(metrics: MetricsService, ledger: LedgerService, settings: CostSettingsService) {
    this.calls = metrics.createCounter('shortlist_ai_calls_total', 'Completed AI calls', ['feature', 'outcome']);
    this.cost = metrics.createCounter('shortlist_ai_spend_dollars_total', 'Cost of model calls', ['feature']);
    this.tokens = metrics.createCounter('shortlist_ai_tokens_total', 'Tokens of model calls', ['feature', 'kind']);
    const getRemainingDollars = async (period: 'day' | 'month') => {
      const [totals, limits] = await Promise.all([ledger.getSpendTotals(new Date()), settings.getLimits()]);
      return toDollars(limits[period] - totals[period].micros);
    };
    metrics.registerGauge('shortlist_ai_budget_left_day_dollars', 'Budget remaining today', () =>
      getRemainingDollars('day'),
    );
    metrics.registerGauge('shortlist_ai_budget_left_month_dollars', 'Budget remaining this month', () =>
      getRemainingDollars('month'),
    );
    metrics.registerGauge(
      'shortlist_ai_emergency',
      '1 if paid calls are stopped until the period ends or an administrator resumes them',
      async () => Number((await ledger.getPaidCallStatus(new Date())).isEmergency),
    );
    metrics.registerGauge(
      'shortlist_ai_provider_down',
      '1 if calls to the provider are paused after repeated failures',
      async () => Number((await ledger.getPaidCallStatus(new Date())).isProviderDown),
    );
  }

  recordCall(
    versionedFeature: string,
    outcome: CallOutcome,
    micros: number,
    usage: { input: number; output: number },
  ): void {
    const feature = versionedFeature.replace(/@.*/, '');
    this.calls.inc({ feature, outcome });
    this.cost.inc({ feature }, toDollars(micros));
    this.tokens.inc({ feature, kind: 'input' }, usage.input);
    this.tokens.inc({ feature, kind: 'output' }, usage.output);
  }
}
