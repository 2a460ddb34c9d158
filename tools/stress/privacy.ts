import { startPostgres } from '@shortlist/backend/harness/postgres';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { registerTestUser } from '../topology/smoke-test';
import { runBackendSpecs } from './run-backend-specs';
import { startBackendServer, unlimitedEnv } from './backend-server';

/**
 * R35: the export of a user's data is complete, and the data is deleted with the account. The list of tables comes from
 * the database schema.
 */
const postgres = await startPostgres();
const database = new Client({ connectionString: `${postgres.url}/postgres` });
await database.connect();

/** Tables with an `owner_id` and all tables that reference `owners` through any number of foreign keys. */
const ownedTablesSql = `WITH RECURSIVE owned(name) AS (
    SELECT 'owners'::regclass::oid
    UNION SELECT attrelid FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE attname = 'owner_id' AND relkind = 'r' AND relnamespace = 'public'::regnamespace
    UNION SELECT conrelid FROM pg_constraint JOIN owned ON confrelid = owned.name WHERE contype = 'f'
  ) SELECT name::regclass::text AS name FROM owned ORDER BY 1`;
const listOwnedTables = async () =>
  (await database.query<{ name: string }>(ownedTablesSql)).rows.map(({ name }) => name);
/** Excludes anonymized rows: the ledger of AI calls and the last email, which confirms the deletion. */
const countOwnedRows = async () => {
  let count = 0;
  for (const name of await listOwnedTables()) {
    const { rows } = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} AS one WHERE to_jsonb(one) -> 'owner_id' IS DISTINCT FROM 'null'`,
    );
    count += rows[0]?.count ?? NaN;
  }
  return count;
};

const server = await startBackendServer(
  { ...unlimitedEnv, DATABASE_URL: `${postgres.url}/postgres`, ROLE: 'api' },
  { quiet: true },
);
let good = false;
try {
  const { cookie } = await registerTestUser(server.url);
  const call = (method: string, path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
  const said = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
  await call('POST', '/api/autonomous-generate', order);
  await call('POST', '/api/cover-letters', { jobTitle: 'Nurse', companyName: 'Acme', content: 'I apply.' });
  await call('POST', '/api/contact', said);
  const before = await countOwnedRows();
  const names = await listOwnedTables();
  const zip = unzipSync(new Uint8Array(await (await call('POST', '/api/me/export', {})).arrayBuffer()));
  const data = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())) as Record<string, unknown[]>;
  const missing = names.filter((name) => !(name in data));
  const exported = Object.values(data).reduce((sum, list) => sum + list.length, 0);
  const { status } = await call('DELETE', '/api/me', { password: 'a good long secret' });
  const after = await countOwnedRows();
  good = missing.length === 0 && status === 200 && before > 5 && exported === before && after === 0;
  console.log(
    `${good ? 'ok  ' : 'FAIL'} R35: ${names.length} tables lead to an owner, ${names.length - missing.length} are in the ` +
      `export${missing.length ? ` (not ${missing.join(', ')})` : ''}; ${before} rows, ${exported} exported, ${after} left after the account`,
  );
} finally {
  await server.stop();
  await database.end();
  await postgres.stop();
}
const all = runBackendSpecs('R35: a row of every such table is exported, and deleted with its owner only', ['privacy']);
process.exitCode = good && all ? 0 : 1;
