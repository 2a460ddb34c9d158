import type { QueryRunner } from 'typeorm';

/** Row count and order-independent sum of row hashes, which tell unequal copies of a table apart. */
export interface TableChecksum {
  rows: number;
  checksum: string;
}

/** Lists all tables except the migrations table, which a restore rewrites. */
export async function listTables(runner: QueryRunner): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    runner,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

export async function listMigrations(runner: QueryRunner): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(runner, 'SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}

/** `table` must come from `listTables`, because it becomes part of the SQL. */
export async function computeTableChecksum(runner: QueryRunner, table: string): Promise<TableChecksum> {
  const [row] = await queryRows<TableChecksum>(
    runner,
    `SELECT count(*)::int AS rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text AS checksum
       FROM "${table}" t`,
  );
  return row as TableChecksum;
}

/** Yields batches of rows as JSON. Must run in a transaction, because it uses a cursor. */
export async function* streamRows(runner: QueryRunner, table: string): AsyncGenerator<string[]> {
  await runner.query(`DECLARE copied CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" t`);
  for (;;) {
    const rows = await queryRows<{ row: string }>(runner, 'FETCH 500 FROM copied');
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await runner.query('CLOSE copied');
}

export async function insertRows(runner: QueryRunner, table: string, rows: string[]): Promise<void> {
  await runner.query(`INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`, [
    `[${rows.join(',')}]`,
  ]);
}

/**
 * Runs `work` without foreign keys, so that rows can be inserted in any order. Restoring the keys validates all rows.
 */
export async function runWithoutForeignKeys(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const keys = await queryRows<{ table: string; name: string; definition: string }>(
    runner,
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await work();
  for (const { table, name, definition } of keys) {
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}

export async function resetSequences(runner: QueryRunner): Promise<void> {
  const columns = await queryRows<{ table: string; name: string }>(
    runner,
    `SELECT quote_ident(table_name) AS table, column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_default LIKE 'nextval(%' AND table_name <> 'migrations'`,
  );
  for (const { table, name } of columns) {
    await runner.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max("${name}"), 1), count(*) > 0) FROM ${table}`,
      [table, name],
    );
  }
}

async function queryRows<Row>(runner: QueryRunner, sql: string): Promise<Row[]> {
  return (await runner.query(sql)) as Row[];
}
