import type { EntityManager } from 'typeorm';
import type { CallOutcome } from './ai-call.entity';
import { buildEmergencySinceSql, getBudgetPeriods } from './budgets';

/** Number of consecutive calls without a response that open the circuit, and milliseconds until a trial call. */
const circuitBreaker = { failures: 5, pause: 30_000 };

/** Outcomes that show whether the provider is up or down. All other outcomes are neutral. */
const respondedOutcomes: CallOutcome[] = ['ok', 'refused', 'nonsense'];
const unresponsiveOutcomes: CallOutcome[] = ['unreachable', 'stalled'];

interface CircuitBreakerRow {
  emergency_since: Date | null;
  open_until: Date | null;
}

/**
 * Locks the circuit breaker until the transaction ends. Reserving, settling, resetting and changing limits all take
 * this lock, so they run one after another.
 */
export async function lockCircuitBreaker(manager: EntityManager, now = new Date()): Promise<CircuitBreakerRow> {
  const { day, month } = getBudgetPeriods(now);
  const [state] = await manager.query<CircuitBreakerRow[]>(
    `SELECT ${buildEmergencySinceSql('$1', '$2')} AS emergency_since, open_until FROM ai_state WHERE id = 1 FOR UPDATE`,
    [day, month],
  );
  if (!state) throw new Error('The circuit-breaker row is missing');
  return state;
}

/**
 * Returns why a paid call may not start, or undefined if it may. Lets exactly one call through when the pause of an
 * open circuit ends.
 */
export async function admitCall(manager: EntityManager, now: Date): Promise<'emergency' | 'provider_down' | undefined> {
  const state = await lockCircuitBreaker(manager, now);
  if (state.emergency_since) return 'emergency';
  if (!state.open_until) return undefined;
  if (state.open_until > now) return 'provider_down';
  await manager.query(`UPDATE ai_state SET open_until = $1 WHERE id = 1`, [
    new Date(now.getTime() + circuitBreaker.pause),
  ]);
  return undefined;
}

/** Stops paid calls until the period ends. Returns false if already stopped. A month's emergency replaces a day's. */
export async function startEmergency(manager: EntityManager, period: string, now: Date): Promise<boolean> {
  const { day, month } = getBudgetPeriods(now);
  const { emergency_since: since } = await lockCircuitBreaker(manager, now);
  if (since && period === day) return false;
  await manager.query('UPDATE ai_state SET emergency_since = $1, emergency_period = $2 WHERE id = 1', [
    since ?? now,
    period === month ? month : day,
  ]);
  return !since;
}

export async function endEmergency(manager: EntityManager): Promise<Date | undefined> {
  const { emergency_since: since } = await lockCircuitBreaker(manager);
  if (!since) return undefined;
  await manager.query('UPDATE ai_state SET emergency_since = NULL, emergency_period = NULL WHERE id = 1');
  return since;
}

export async function recordCallOutcome(manager: EntityManager, outcome: CallOutcome, now: Date): Promise<void> {
  if (respondedOutcomes.includes(outcome)) {
    await manager.query(`UPDATE ai_state SET failures = 0, open_until = NULL WHERE id = 1 AND failures > 0`);
  } else if (unresponsiveOutcomes.includes(outcome)) {
    await manager.query(
      `UPDATE ai_state SET failures = failures + 1,
         open_until = CASE WHEN failures + 1 >= $1 THEN $2::timestamptz ELSE open_until END WHERE id = 1`,
      [circuitBreaker.failures, new Date(now.getTime() + circuitBreaker.pause)],
    );
  }
}
