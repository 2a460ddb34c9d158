import type { EntityManager } from 'typeorm';
import type { CallOutcome } from './ai-call.entity';

/** The circuit opens after so many calls in a row without an answer, and stays open so long, in milliseconds. */
const breaker = { failures: 5, pause: 30_000 };

/** Outcomes that say that the provider is there, and outcomes that say that it is not. The others say nothing. */
const answered: CallOutcome[] = ['ok', 'refused', 'nonsense'];
const unanswered: CallOutcome[] = ['unreachable', 'stalled'];

/**
 * Whether a paid call may start: undefined, or why not. Locks the row until the transaction ends, so that no call starts
 * after the emergency flag was set. Of the calls that come when the pause of an open circuit is over, one is let through.
 */
export async function mayCall(manager: EntityManager, now: Date): Promise<'emergency' | 'provider_down' | undefined> {
  const [state] = await manager.query<{ emergency_since: Date | null; open_until: Date | null }[]>(
    `SELECT emergency_since, open_until FROM ai_state WHERE id = 1 FOR UPDATE`,
  );
  if (state?.emergency_since) return 'emergency';
  if (!state?.open_until) return undefined;
  if (state.open_until > now) return 'provider_down';
  await manager.query(`UPDATE ai_state SET open_until = $1 WHERE id = 1`, [new Date(now.getTime() + breaker.pause)]);
  return undefined;
}

/** Notes what the end of a call says about the provider, and whether it crossed the emergency threshold. */
export async function noteAnswer(
  manager: EntityManager,
  { outcome, crossed, now }: { outcome: CallOutcome; crossed: boolean; now: Date },
): Promise<void> {
  if (crossed) {
    await manager.query(`UPDATE ai_state SET emergency_since = COALESCE(emergency_since, $1) WHERE id = 1`, [now]);
  }
  if (answered.includes(outcome)) {
    await manager.query(`UPDATE ai_state SET failures = 0, open_until = NULL WHERE id = 1 AND failures > 0`);
  } else if (unanswered.includes(outcome)) {
    await manager.query(
      `UPDATE ai_state SET failures = failures + 1,
         open_until = CASE WHEN failures + 1 >= $1 THEN $2::timestamptz ELSE open_until END WHERE id = 1`,
      [breaker.failures, new Date(now.getTime() + breaker.pause)],
    );
  }
}
