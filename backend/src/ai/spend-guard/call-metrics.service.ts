import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DateRange } from '../../platform/time';

export interface CallMetrics {
  calls: number;
  failed: number;
  /** In micro-dollars. */
  micros: number;
  /** Median duration of successful calls. */
  medianMs: number;
  failures: { outcome: string; calls: number }[];
  features: { feature: string; calls: number }[];
}

const failureOutcomes = `('unreachable', 'refused', 'stalled', 'nonsense', 'failed', 'lost')`;

@Injectable()
export class CallMetricsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async summarize({ from, to }: DateRange): Promise<CallMetrics> {
    const fromCallsInRange = 'FROM ai_calls WHERE started_at >= $1 AND started_at < $2';
    const queryInRange = <Row>(sql: string) => this.database.query<Row[]>(sql, [from, to]);
    const [[totals], failures, features] = await Promise.all([
      queryInRange<{ calls: number; failed: number; micros: string; median: number | null }>(
        `SELECT count(*)::int AS calls, count(*) FILTER (WHERE outcome IN ${failureOutcomes})::int AS failed,
           coalesce(sum(cost_micros), 0) AS micros,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) FILTER (WHERE outcome = 'ok') AS median ${fromCallsInRange}`,
      ),
      queryInRange<{ outcome: string; calls: number }>(
        `SELECT outcome, count(*)::int AS calls ${fromCallsInRange} AND outcome IN ${failureOutcomes}
           GROUP BY outcome ORDER BY calls DESC, outcome`,
      ),
      queryInRange<{ feature: string; calls: number }>(
        `SELECT split_part(feature, '@', 1) AS feature, count(*)::int AS calls ${fromCallsInRange}
           GROUP BY 1 ORDER BY calls DESC, 1 LIMIT 5`,
      ),
    ]);
    return {
      calls: totals?.calls ?? 0,
      failed: totals?.failed ?? 0,
      micros: Number(totals?.micros ?? 0),
      medianMs: Math.round(totals?.median ?? 0),
      failures,
      features,
    };
  }
}
