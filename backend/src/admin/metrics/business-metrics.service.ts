import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffId } from '@shortlist/contracts/admin/staff';
import { DataSource } from 'typeorm';
import { LedgerService } from '../../ai/spend-guard/ledger.service';

/** A time range that excludes its end. */
export interface DateRange {
  from: Date;
  to: Date;
}

/**
 * Business metrics of a period, and the current amount of open work. All values are counts unless stated otherwise.
 * Stored with each report.
 */
export interface BusinessMetrics {
  ai: {
    calls: number;
    failed: number;
    /** In micro-dollars. */
    micros: number;
    /** Of successful calls. */
    medianMs: number;
    failures: { outcome: string; calls: number }[];
    features: { feature: string; calls: number }[];
    emergency: boolean;
  };
  people: { accounts: number; newAccounts: number };
  work: { generations: number; resumes: number; letters: number };
  money: {
    payments: number;
    /** Full refunds and lost disputes. */
    refunds: number;
    /** Owners who have Premium now. */
    premium: number;
  };
  messages: {
    received: number;
    open: number;
    openPriority: number;
    /** Age of the oldest open message. */
    oldestHours: number;
  };
  tasks: { done: number; openFollowUps: number; byStaff: Partial<Record<StaffId, number>> };
  mails: { waiting: number; givenUp: number };
}

const failureOutcomes = `('unreachable', 'refused', 'stalled', 'nonsense', 'failed', 'lost')`;

@Injectable()
export class BusinessMetricsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ledger: LedgerService,
  ) {}

  async collect(range: DateRange): Promise<BusinessMetrics> {
    const [ai, counts, byStaff] = await Promise.all([
      this.collectAiMetrics(range),
      this.queryCounts(range),
      this.countTasksByStaff(range),
    ]);
    const getCount = (name: string) => Number(counts[name] ?? 0);
    return {
      ai,
      people: { accounts: getCount('accounts'), newAccounts: getCount('new_accounts') },
      work: { generations: getCount('generations'), resumes: getCount('resumes'), letters: getCount('letters') },
      money: { payments: getCount('payments'), refunds: getCount('refunds'), premium: getCount('premium') },
      messages: {
        received: getCount('received'),
        open: getCount('open'),
        openPriority: getCount('open_priority'),
        oldestHours: Math.floor(getCount('oldest_hours')),
      },
      tasks: { done: getCount('tasks'), openFollowUps: getCount('open_follow_ups'), byStaff },
      mails: { waiting: getCount('mails_waiting'), givenUp: getCount('mails_given_up') },
    };
  }

  private async collectAiMetrics({ from, to }: DateRange): Promise<BusinessMetrics['ai']> {
    const fromCallsInRange = 'FROM ai_calls WHERE started_at >= $1 AND started_at < $2';
    const queryInRange = <Row>(sql: string) => this.database.query<Row[]>(sql, [from, to]);
    const [[totals], failures, features, { isEmergency }] = await Promise.all([
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
      this.ledger.getPaidCallStatus(new Date()),
    ]);
    return {
      calls: totals?.calls ?? 0,
      failed: totals?.failed ?? 0,
      micros: Number(totals?.micros ?? 0),
      medianMs: Math.round(totals?.median ?? 0),
      failures,
      features,
      emergency: isEmergency,
    };
  }

  /** Queries all counts at once, to save round trips. */
  private async queryCounts({ from, to }: DateRange): Promise<Record<string, string | number | null>> {
    const buildRangeCondition = (column: string) => `${column} >= $1 AND ${column} < $2`;
    const paidCondition = 'paid_at IS NOT NULL AND refunded_amount < amount AND NOT dispute_lost';
    const [row] = await this.database.query<Record<string, string | number | null>[]>(
      `SELECT
         (SELECT count(*) FROM users) AS accounts,
         (SELECT count(*) FROM users WHERE ${buildRangeCondition('created_at')}) AS new_accounts,
         (SELECT count(*) FROM generations WHERE ${buildRangeCondition('created_at')}) AS generations,
         (SELECT count(*) FROM resumes WHERE ${buildRangeCondition('created_at')}) AS resumes,
         (SELECT count(*) FROM cover_letters WHERE ${buildRangeCondition('created_at')}) AS letters,
         (SELECT count(*) FROM payments WHERE ${buildRangeCondition('paid_at')}) AS payments,
         (SELECT count(*) FROM payments WHERE ${buildRangeCondition('paid_at')} AND (refunded_amount >= amount OR dispute_lost)) AS refunds,
         (SELECT count(DISTINCT owner_id) FROM payments WHERE ${paidCondition}) AS premium,
         (SELECT count(*) FROM contact_messages WHERE ${buildRangeCondition('created_at')}) AS received,
         (SELECT count(*) FROM contact_messages WHERE status = 'open') AS open,
         (SELECT count(*) FROM contact_messages WHERE status = 'open' AND priority) AS open_priority,
         (SELECT extract(epoch FROM now() - min(created_at)) / 3600 FROM contact_messages WHERE status = 'open') AS oldest_hours,
         (SELECT count(*) FROM ai_activity_log WHERE ${buildRangeCondition('completed_at')}) AS tasks,
         (SELECT count(*) FROM ai_activity_log WHERE follow_up_required AND resolved_at IS NULL) AS open_follow_ups,
         (SELECT count(*) FROM mails WHERE next_try_at IS NOT NULL) AS mails_waiting,
         (SELECT count(*) FROM mails WHERE next_try_at IS NULL) AS mails_given_up`,
      [from, to],
    );
    return row ?? {};
  }

  private async countTasksByStaff({ from, to }: DateRange): Promise<BusinessMetrics['tasks']['byStaff']> {
    const rows = await this.database.query<{ staff_id: StaffId; tasks: number }[]>(
      `SELECT staff_id, count(*)::int AS tasks FROM ai_activity_log
         WHERE completed_at >= $1 AND completed_at < $2 GROUP BY staff_id`,
      [from, to],
    );
    return Object.fromEntries(rows.map(({ staff_id: id, tasks }) => [id, tasks]));
  }
}
