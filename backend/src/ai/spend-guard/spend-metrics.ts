import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../platform/metrics/metrics.service';
import type { CallOutcome } from './ai-call.entity';
import { CostSettingsService } from './cost-settings.service';
import { LedgerService } from './ledger.service';

const dollars = (micros: number) => micros / 1_000_000;

/** Counters of this process's calls, and gauges of the budget of all processes. */
@Injectable()
export class SpendMetrics {
  private readonly calls;
  private readonly cost;
  private readonly tokens;

  constructor(metrics: MetricsService, ledger: LedgerService, settings: CostSettingsService) {
    this.calls = metrics.counter('shortlist_ai_calls_total', 'Calls of writers that ended', ['feature', 'outcome']);
    this.cost = metrics.counter('shortlist_ai_spend_dollars_total', 'What calls of models cost', ['feature']);
    this.tokens = metrics.counter('shortlist_ai_tokens_total', 'Tokens of models', ['feature', 'kind']);
    const left = async (period: 'day' | 'month') => {
      const [spent, limits] = await Promise.all([ledger.getSpendTotals(new Date()), settings.getLimits()]);
      return dollars(limits[period] - spent[period].micros);
    };
    metrics.gauge('shortlist_ai_budget_left_day_dollars', 'Left of the limit of today', () => left('day'));
    metrics.gauge('shortlist_ai_budget_left_month_dollars', 'Left of the limit of this month', () => left('month'));
    metrics.gauge(
      'shortlist_ai_emergency',
      '1: paid calls are stopped until their period ends or an administrator lets them go on',
      async () => Number((await ledger.getPaidCallStatus(new Date())).isEmergency),
    );
    metrics.gauge(
      'shortlist_ai_provider_down',
      '1: the provider failed too often and is not asked for a while',
      async () => Number((await ledger.getPaidCallStatus(new Date())).isProviderDown),
    );
  }

  recordCall(prompt: string, outcome: CallOutcome, micros: number, usage: { input: number; output: number }): void {
    const feature = prompt.replace(/@.*/, '');
    this.calls.inc({ feature, outcome });
    this.cost.inc({ feature }, dollars(micros));
    this.tokens.inc({ feature, kind: 'input' }, usage.input);
    this.tokens.inc({ feature, kind: 'output' }, usage.output);
  }
}
