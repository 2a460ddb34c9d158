import type { EntityManager } from 'typeorm';
import type { Config } from '../../platform/config/config';

/** A day and its month, in UTC: "2026-11-21" and "2026-11". */
export interface Periods {
  day: string;
  month: string;
}

/** Micro-dollars, and calls a day. */
export interface Limits {
  day: number;
  month: number;
  dailyCalls: number;
  /** Share of a limit at which paid calls stop until an administrator lets them go on. */
  emergency: number;
}

export function periodsOf(date: Date): Periods {
  const iso = date.toISOString();
  return { day: iso.slice(0, 10), month: iso.slice(0, 7) };
}

export function limitsOf({ ai }: Config): Limits {
  return {
    day: Math.round(ai.dailyLimit * 1e6),
    month: Math.round(ai.monthlyLimit * 1e6),
    dailyCalls: ai.dailyCalls,
    emergency: ai.emergencyThreshold / 100,
  };
}

/** Sets money aside in the day and the month; false when one of them has not enough left (roll back then). */
export async function book(
  manager: EntityManager,
  periods: Periods,
  limits: Limits,
  { micros, calls }: { micros: number; calls: number },
): Promise<boolean> {
  // The day before the month everywhere: one order of locks, no deadlock.
  for (const [period, limit, mostCalls] of [
    [periods.day, limits.day, limits.dailyCalls],
    [periods.month, limits.month, Number.MAX_SAFE_INTEGER],
  ] as const) {
    await manager.query(
      `INSERT INTO ai_budgets (period, spent_micros, reserved_micros, calls) VALUES ($1, 0, 0, 0) ON CONFLICT DO NOTHING`,
      [period],
    );
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE ai_budgets SET reserved_micros = reserved_micros + $2, calls = calls + $3
         WHERE period = $1 AND spent_micros + reserved_micros + $2 <= $4 AND calls::bigint + $3 <= $5`,
      [period, micros, calls, limit, mostCalls],
    );
    if (!changed) return false;
  }
  return true;
}

/** Turns a reservation into what was spent; true when that crossed the emergency threshold of the day or the month. */
export async function giveBack(
  manager: EntityManager,
  periods: Periods,
  limits: Limits,
  { reserved, spent }: { reserved: number; spent: number },
): Promise<boolean> {
  let crossed = false;
  for (const [period, limit] of [
    [periods.day, limits.day],
    [periods.month, limits.month],
  ] as const) {
    const [rows] = await manager.query<[{ spent_micros: string }[], number]>(
      `UPDATE ai_budgets SET reserved_micros = reserved_micros - $2, spent_micros = spent_micros + $3
         WHERE period = $1 RETURNING spent_micros`,
      [period, reserved, spent],
    );
    const now = Number(rows[0]?.spent_micros ?? 0);
    const threshold = limit * limits.emergency;
    crossed ||= now - spent < threshold && now >= threshold;
  }
  return crossed;
}
