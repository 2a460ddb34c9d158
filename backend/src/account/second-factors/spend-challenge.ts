import type { EntityManager } from 'typeorm';

/** Returns whether the challenge was unspent, which is so once, however many requests try it at the same time. */
export async function spendChallenge(manager: EntityManager, challenge: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'INSERT INTO spent_challenges (challenge) VALUES ($1) ON CONFLICT DO NOTHING RETURNING challenge',
    [challenge],
  );
  return rows.length > 0;
}
