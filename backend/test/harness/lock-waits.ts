import type { TestApp } from './test-app';

/** Returns the number of statements that wait for a lock, on PostgreSQL. */
export async function countLockWaits({ database }: TestApp): Promise<number> {
  const [row] = await database.query<[{ count: number }]>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row.count;
}
