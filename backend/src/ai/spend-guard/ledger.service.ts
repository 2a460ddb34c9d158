import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { periodsOf } from './budgets';

/** What a day or a month has spent (micro-dollars) and called so far. */
export interface Spent {
  micros: number;
  calls: number;
}

export interface StaffUsage {
  staffMember: string;
  requests: number;
  tokens: number;
  micros: number;
}

/** What the ledger and the state of paid calls say; for the pages of administrators. */
@Injectable()
export class LedgerService {
  private readonly logger = new Logger('spend guard');

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async spent(at: Date): Promise<{ day: Spent; month: Spent }> {
    const { day, month } = periodsOf(at);
    const rows = await this.database.query<{ period: string; spent_micros: string; calls: number }[]>(
      'SELECT period, spent_micros, calls FROM ai_budgets WHERE period IN ($1, $2)',
      [day, month],
    );
    const of = (period: string): Spent => {
      const row = rows.find((one) => one.period === period);
      return { micros: Number(row?.spent_micros ?? 0), calls: row?.calls ?? 0 };
    };
    return { day: of(day), month: of(month) };
  }

  /** Whether paid calls are stopped, and by what. */
  async state(at: Date): Promise<{ emergency: boolean; providerDown: boolean }> {
    const [row] = await this.database.query<{ emergency_since: Date | null; open_until: Date | null }[]>(
      'SELECT emergency_since, open_until FROM ai_state WHERE id = 1',
    );
    return { emergency: Boolean(row?.emergency_since), providerDown: (row?.open_until ?? at) > at };
  }

  /** Of the seven days before `at`, dearest first. */
  async staffUsage(at: Date): Promise<StaffUsage[]> {
    const rows = await this.database.query<
      { staff_member: string; requests: number; tokens: string; micros: string }[]
    >(
      `SELECT staff_member, count(*)::int AS requests, sum(input_tokens + output_tokens) AS tokens, sum(cost_micros) AS micros
         FROM ai_calls WHERE staff_member IS NOT NULL AND started_at > $1::timestamptz - interval '7 days'
         GROUP BY staff_member ORDER BY micros DESC, staff_member`,
      [at],
    );
    return rows.map(({ staff_member: staffMember, requests, tokens, micros }) => ({
      staffMember,
      requests,
      tokens: Number(tokens),
      micros: Number(micros),
    }));
  }

  /** Lets paid calls start again. Without an emergency it changes nothing. */
  async resetEmergency(administratorId: string): Promise<void> {
    const [, changed] = await this.database.query<[unknown, number]>(
      'UPDATE ai_state SET emergency_since = NULL WHERE id = 1 AND emergency_since IS NOT NULL',
    );
    if (changed) this.logger.warn(`Emergency mode was reset by user ${administratorId}`);
  }
}
