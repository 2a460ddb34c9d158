import type { EntityManager } from 'typeorm';

/** Marks a value as used. Returns true only for the first caller, even if several requests race. */
export async function consumeOnce(manager: EntityManager, value: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'INSERT INTO spent_challenges (challenge) VALUES ($1) ON CONFLICT DO NOTHING RETURNING challenge',
    [value],
  );
  return rows.length > 0;
}
