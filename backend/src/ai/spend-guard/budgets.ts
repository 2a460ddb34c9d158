import type { EntityManager } from 'typeorm';

export interface BudgetPeriods {
  day: string;
  month: string;
}

/** `day` and `month` are in micro-dollars. */
export interface SpendLimits {
  day: number;
  month: number;
  dailyCalls: number;
  /** Share of a limit available to users who have not paid. The rest is for paying users and agents. */
  freeShare: number;
  /** Share of a limit at which a cheaper model takes over. */
  warning: number;
  /** Share of a limit at which paid calls stop until the period ends or an administrator resumes them. */
  emergency: number;
}

export interface PeriodUsage {
  period: string;
  micros: number;
  calls: number;
}

export function getBudgetPeriods(date: Date): BudgetPeriods {
  const iso = date.toISOString();
  return { day: iso.slice(0, 10), month: iso.slice(0, 7) };
}

/**
 * Returns SQL for the start of the current emergency, or for NULL if there is none or its period has ended. `day` and
 * `month` are placeholders for the current periods. Rows from earlier releases have no period, so their emergencies end
 * with the day.
 */
export const buildEmergencySinceSql = (day: string, month: string) =>
  `CASE WHEN coalesce(emergency_period, to_char(emergency_since AT TIME ZONE 'UTC', 'YYYY-MM-DD')) IN (${day}, ${month})
     THEN emergency_since END`;

/** Budget that one or more calls need. */
export interface RequestedSpend {
  micros: number;
  calls: number;
  /** True if the owner has not paid. */
  isFreeUse: boolean;
}

const getShare = (limit: number, limits: SpendLimits, isFreeUse: boolean) =>
  isFreeUse ? Math.floor(limit * limits.freeShare) : limit;

/** Returns why calls would be rejected. Does not lock, so calls may still be rejected if the result is undefined. */
export async function precheckBudget(
  manager: EntityManager,
  { day, month }: BudgetPeriods,
  limits: SpendLimits,
  { micros, calls, isFreeUse }: RequestedSpend,
): Promise<'emergency' | 'budget' | undefined> {
  const [state] = await manager.query<[{ emergency: boolean; full: boolean }]>(
    `SELECT ${buildEmergencySinceSql('$1', '$2')} IS NOT NULL AS emergency, EXISTS (
       SELECT 1 FROM ai_budgets WHERE
         period = $1 AND (spent_micros + reserved_micros + $3 > $4 OR calls::bigint + $5 > $6
           OR $8::boolean AND (free_micros + $3 > $9 OR free_calls::bigint + $5 > $10))
         OR period = $2 AND (spent_micros + reserved_micros + $3 > $7 OR $8::boolean AND free_micros + $3 > $11)) AS full
       FROM ai_state WHERE id = 1`,
    [
      ...[day, month, micros, limits.day, calls, limits.dailyCalls, limits.month, isFreeUse],
      ...[limits.day, limits.dailyCalls, limits.month].map((limit) => getShare(limit, limits, isFreeUse)),
    ],
  );
  if (state.emergency) return 'emergency';
  return state.full ? 'budget' : undefined;
}

/** Reserves money in both periods. If either has too little left, returns false, and the caller must roll back. */
export async function reserveBudget(
  manager: EntityManager,
  periods: BudgetPeriods,
  limits: SpendLimits,
  { micros, calls, isFreeUse }: RequestedSpend,
): Promise<boolean> {
  // Lock the day before the month: a fixed lock order prevents deadlocks.
  for (const [period, limit, maxCalls] of [
    [periods.day, limits.day, limits.dailyCalls],
    [periods.month, limits.month, Number.MAX_SAFE_INTEGER],
  ] as const) {
    await manager.query(
      `INSERT INTO ai_budgets (period, spent_micros, reserved_micros, calls) VALUES ($1, 0, 0, 0) ON CONFLICT DO NOTHING`,
      [period],
    );
    const [, changedRows] = await manager.query<[unknown, number]>(
      `UPDATE ai_budgets SET reserved_micros = reserved_micros + $2, calls = calls + $3,
           free_micros = free_micros + CASE WHEN $6::boolean THEN $2::bigint ELSE 0 END,
           free_calls = free_calls + CASE WHEN $6::boolean THEN $3::int ELSE 0 END
         WHERE period = $1 AND spent_micros + reserved_micros + $2 <= $4 AND calls::bigint + $3 <= $5
           AND (NOT $6::boolean OR free_micros + $2 <= $7 AND free_calls::bigint + $3 <= $8)`,
      [
        period,
        micros,
        calls,
        limit,
        maxCalls,
        isFreeUse,
        getShare(limit, limits, isFreeUse),
        getShare(maxCalls, limits, isFreeUse),
      ],
    );
    if (!changedRows) return false;
  }
  return true;
}

/** Converts a reservation into actual spending and returns the resulting usage of both periods. */
export async function settleReservation(
  manager: EntityManager,
  periods: BudgetPeriods,
  { reserved, spent, isFreeUse }: { reserved: number; spent: number; isFreeUse: boolean },
): Promise<PeriodUsage[]> {
  const usage: PeriodUsage[] = [];
  for (const period of [periods.day, periods.month]) {
    const [rows] = await manager.query<[BudgetRow[], number]>(
      `UPDATE ai_budgets SET reserved_micros = reserved_micros - $2, spent_micros = spent_micros + $3,
           free_micros = free_micros + CASE WHEN $4::boolean THEN $3::bigint - $2::bigint ELSE 0 END
         WHERE period = $1 RETURNING period, spent_micros, calls`,
      [period, reserved, spent, isFreeUse],
    );
    usage.push(...rows.map(toPeriodUsage));
  }
  return usage;
}

export async function getPeriodUsage(manager: EntityManager, { day, month }: BudgetPeriods): Promise<PeriodUsage[]> {
  const rows = await manager.query<BudgetRow[]>(
    'SELECT period, spent_micros, calls FROM ai_budgets WHERE period IN ($1, $2)',
    [day, month],
  );
  return rows.map(toPeriodUsage);
}

interface BudgetRow {
  period: string;
  spent_micros: string;
  calls: number;
}

const toPeriodUsage = ({ period, spent_micros: micros, calls }: BudgetRow): PeriodUsage => ({
  period,
  micros: Number(micros),
  calls,
});
