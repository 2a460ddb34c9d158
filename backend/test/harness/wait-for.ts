import type { TestApp } from './test-app';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits up to half a minute until the assertions pass. Use this function for effects that follow a response. The
 * intervals grow, because polling counts toward the rate limits.
 */
export async function waitFor(assertions: () => void | Promise<void>): Promise<void> {
  for (let pauseMs = 20; ; pauseMs *= 1.5) {
    try {
      return await assertions();
    } catch (error) {
      if (pauseMs > 10_000) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Works only on PostgreSQL. */
export async function countLockWaits({ database }: TestApp): Promise<number> {
  const [row] = await database.query<[{ count: number }]>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row.count;
}
