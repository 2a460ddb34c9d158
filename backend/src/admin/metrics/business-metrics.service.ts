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
 * Business metrics of a period, plus the work that is open now. Counts unless stated otherwise. Stored with each
 * report.
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
    const of = (name: string) => Number(counts[name] ?? 0);
    return {
      ai,
      people: { accounts: of('accounts'), newAccounts: of('new_accounts') },
      work: { generations: of('generations'), resumes: of('resumes'), letters: of('letters') },
      money: { payments: of('payments'), refunds: of('refunds'), premium: of('premium') },
      messages: {
        received: of('received'),
        open: of('open'),
        openPriority: of('open_priority'),
        oldestHours: Math.floor(of('oldest_hours')),
      },
      tasks: { done: of('tasks'), openFollowUps: of('open_follow_ups'), byStaff },
      mails: { waiting: of('mails_waiting'), givenUp: of('mails_given_up') },
    };
  }

  private async collectAiMetrics({ from, to }: DateRange): Promise<BusinessMetrics['ai']> {
    const within = 'FROM ai_calls WHERE started_at >= $1 AND started_at < $2';
    const count = <Row>(sql: string) => this.database.query<Row[]>(sql, [from, to]);
    const [[all], failed, features, { isEmergency }] = await Promise.all([
      count<{ calls: number; failed: number; micros: string; median: number | null }>(
        `SELECT count(*)::int AS calls, count(*) FILTER (WHERE outcome IN ${failureOutcomes})::int AS failed,
           coalesce(sum(cost_micros), 0) AS micros,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) FILTER (WHERE outcome = 'ok') AS median ${within}`,
      ),
      count<{ outcome: string; calls: number }>(
        `SELECT outcome, count(*)::int AS calls ${within} AND outcome IN ${failureOutcomes}
           GROUP BY outcome ORDER BY calls DESC, outcome`,
      ),
      count<{ feature: string; calls: number }>(
        `SELECT split_part(feature, '@', 1) AS feature, count(*)::int AS calls ${within}
           GROUP BY 1 ORDER BY calls DESC, 1 LIMIT 5`,
      ),
      this.ledger.getPaidCallStatus(new Date()),
    ]);
    return {
      calls: all?.calls ?? 0,
      failed: all?.failed ?? 0,
      micros: Number(all?.micros ?? 0),
      medianMs: Math.round(all?.median ?? 0),
      failures: failed,
      features,
      emergency: isEmergency,
    };
  }

  /** Uses a single query, to save round trips. */
  private async queryCounts({ from, to }: DateRange): Promise<Record<string, string | number | null>> {
    const since = (column: string) => `${column} >= $1 AND ${column} < $2`;
    const paid = 'paid_at IS NOT NULL AND refunded_amount < amount AND NOT dispute_lost';
    const [row] = await this.database.query<Record<string, string | number | null>[]>(
      `SELECT
         (SELECT count(*) FROM users) AS accounts,
         (SELECT count(*) FROM users WHERE ${since('created_at')}) AS new_accounts,
         (SELECT count(*) FROM generations WHERE ${since('created_at')}) AS generations,
         (SELECT count(*) FROM resumes WHERE ${since('created_at')}) AS resumes,
         (SELECT count(*) FROM cover_letters WHERE ${since('created_at')}) AS letters,
         (SELECT count(*) FROM payments WHERE ${since('paid_at')}) AS payments,
         (SELECT count(*) FROM payments WHERE ${since('paid_at')} AND (refunded_amount >= amount OR dispute_lost)) AS refunds,
         (SELECT count(DISTINCT owner_id) FROM payments WHERE ${paid}) AS premium,
         (SELECT count(*) FROM contact_messages WHERE ${since('created_at')}) AS received,
         (SELECT count(*) FROM contact_messages WHERE status = 'open') AS open,
         (SELECT count(*) FROM contact_messages WHERE status = 'open' AND priority) AS open_priority,
         (SELECT extract(epoch FROM now() - min(created_at)) / 3600 FROM contact_messages WHERE status = 'open') AS oldest_hours,
         (SELECT count(*) FROM ai_activity_log WHERE ${since('completed_at')}) AS tasks,
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
