import { createHash } from 'node:crypto';
import { type EntityManager, MoreThan } from 'typeorm';
import { SecurityEventEntity } from './security-event.entity';

/** Id of the advisory lock that prevents two rows from having the same predecessor. */
const lockId = 7_350_015;
const firstPreviousHash = '0'.repeat(64);

const hashEvent = ({
  id,
  at,
  kind,
  userId,
  network,
  browser,
  system,
  previousHash,
}: Omit<SecurityEventEntity, 'hash'>) =>
  createHash('sha256')
    .update(JSON.stringify([id, at.toISOString(), kind, userId, network, browser, system, previousHash]))
    .digest('hex');

/** Appends a row. Must run in a transaction, because the lock lasts until the transaction ends. */
export async function appendEvent(
  manager: EntityManager,
  event: Omit<SecurityEventEntity, 'id' | 'at' | 'previousHash' | 'hash'>,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lockId]);
  const [lastRow] = await manager.find(SecurityEventEntity, { order: { id: 'DESC' }, take: 1 });
  const row = {
    ...event,
    id: (lastRow?.id ?? 0) + 1,
    at: new Date(),
    previousHash: lastRow?.hash ?? firstPreviousHash,
  };
  await manager.insert(SecurityEventEntity, { ...row, hash: hashEvent(row) });
}

export async function* readEvents(manager: EntityManager): AsyncGenerator<SecurityEventEntity> {
  for (let id = 0; ;) {
    const rows = await manager.find(SecurityEventEntity, {
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: 500,
    });
    yield* rows;
    if (rows.length < 500) return;
    id = rows.at(-1)!.id;
  }
}

/**
 * Returns the number of intact rows. `broken` is the id of the first row that was changed or whose predecessor is
 * missing. The oldest rows may have been deleted as expired.
 */
export async function verifyChain(manager: EntityManager): Promise<{ count: number; broken?: number }> {
  let count = 0;
  let previousRow: SecurityEventEntity | undefined;
  for await (const row of readEvents(manager)) {
    const isConsecutive = previousRow ? row.previousHash === previousRow.hash && row.id === previousRow.id + 1 : true;
    if (!isConsecutive || row.hash !== hashEvent(row)) return { count, broken: row.id };
    previousRow = row;
    count += 1;
  }
  return { count };
}
