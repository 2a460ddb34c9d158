import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AiCallEntity } from './ai-call.entity';
import { buildEmergencySinceSql, getBudgetPeriods, type PeriodUsage, getPeriodUsage } from './budgets';
import { millisecondsInDay } from '../../platform/time';

export interface SpendTotals {
  /** In micro-dollars. */
  micros: number;
  calls: number;
}

export interface UsageBreakdown {
  name: string;
  requests: number;
  tokens: number;
  micros: number;
}

export interface PaidCallStatus {
  isEmergency: boolean;
  isProviderDown: boolean;
  exhaustedLimits: { period: string; kind: 'cost' | 'calls' }[];
}

export type LedgerRow = Omit<AiCallEntity, 'reservedMicros' | 'free'>;

const pageSize = 2_000;

@Injectable()
export class LedgerService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async getSpendTotals(date: Date): Promise<{ day: SpendTotals; month: SpendTotals }> {
    const periods = getBudgetPeriods(date);
    const rows = await getPeriodUsage(this.database.manager, periods);
    const getTotals = (name: string): SpendTotals =>
      rows.find(({ period }) => period === name) ?? { micros: 0, calls: 0 };
    return { day: getTotals(periods.day), month: getTotals(periods.month) };
  }

  async getPaidCallStatus(date: Date): Promise<PaidCallStatus> {
    const { day, month } = getBudgetPeriods(date);
    const [[row], exhausted] = await Promise.all([
      this.database.query<{ emergency_since: Date | null; open_until: Date | null }[]>(
        `SELECT ${buildEmergencySinceSql('$1', '$2')} AS emergency_since, open_until FROM ai_state WHERE id = 1`,
        [day, month],
      ),
      this.database.query<PaidCallStatus['exhaustedLimits']>(
        `SELECT period, kind FROM ai_alerts WHERE level = 'critical' AND period IN ($1, $2) ORDER BY period DESC, kind DESC`,
        [day, month],
      ),
    ]);
    return {
      isEmergency: Boolean(row?.emergency_since),
      isProviderDown: (row?.open_until ?? date) > date,
      exhaustedLimits: exhausted,
    };
  }

  async listDays(date: Date, count: number): Promise<PeriodUsage[]> {
    const days = Array.from(
      { length: count },
      (_, index) => getBudgetPeriods(new Date(date.getTime() - (count - 1 - index) * millisecondsInDay)).day,
    );
    const rows = await this.database.query<{ period: string; spent_micros: string; calls: number }[]>(
      'SELECT period, spent_micros, calls FROM ai_budgets WHERE period = ANY($1)',
      [days],
    );
    return days.map((period) => {
      const row = rows.find((budget) => budget.period === period);
      return { period, micros: Number(row?.spent_micros ?? 0), calls: row?.calls ?? 0 };
    });
  }

  async listStaffUsage(date: Date): Promise<UsageBreakdown[]> {
    const since = new Date(date.getTime() - 7 * millisecondsInDay);
    return await this.aggregateUsage('staff_member', since);
  }

  /** Counts all versions of a prompt as one feature. */
  async listFeatureUsage(date: Date): Promise<UsageBreakdown[]> {
    return await this.aggregateUsage(`split_part(feature, '@', 1)`, getMonthStart(date));
  }

  async listModelUsage(date: Date): Promise<UsageBreakdown[]> {
    return await this.aggregateUsage('model', getMonthStart(date));
  }

  async getTotalCost(ownerIds: string[]): Promise<number> {
    const [row] = await this.database.query<[{ micros: string }]>(
      'SELECT coalesce(sum(cost_micros), 0) AS micros FROM ai_calls WHERE owner_id = ANY($1)',
      [ownerIds],
    );
    return Number(row.micros);
  }

  async *streamCalls(since: Date): AsyncGenerator<LedgerRow[]> {
    let [lastStartedAt, lastId] = [since, '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const rows = await this.database.query<LedgerRow[]>(
        `SELECT id, started_at AS "startedAt", owner_id AS "ownerId", staff_member AS "staffMember", feature, model, outcome,
           cost_micros AS "costMicros", input_tokens AS "inputTokens", cached_tokens AS "cachedTokens",
           output_tokens AS "outputTokens", latency_ms AS "latencyMs"
         FROM ai_calls WHERE (started_at, id) > ($1, $2) ORDER BY started_at, id LIMIT $3`,
        [lastStartedAt, lastId, pageSize],
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      [lastStartedAt, lastId] = [last.startedAt, last.id];
    }
  }

  /** `groupExpression` is an SQL expression. */
  private async aggregateUsage(groupExpression: string, since: Date): Promise<UsageBreakdown[]> {
    const rows = await this.database.query<{ name: string; requests: number; tokens: string; micros: string }[]>(
      `SELECT ${groupExpression} AS name, count(*)::int AS requests, sum(input_tokens + output_tokens) AS tokens, sum(cost_micros) AS micros
         FROM ai_calls WHERE started_at >= $1 AND ${groupExpression} IS NOT NULL GROUP BY 1 ORDER BY micros DESC, name`,
      [since],
    );
    return rows.map(({ tokens, micros, ...row }) => ({ ...row, tokens: Number(tokens), micros: Number(micros) }));
  }
}

const getMonthStart = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
