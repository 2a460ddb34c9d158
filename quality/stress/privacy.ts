import { startPostgres } from '@shortlist/testing/postgres';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { registerTestUser } from '../topology/smoke-test';
import { runBackendSpecs } from './run-specs';
import { startBackendServer, unlimitedEnv } from '../shared/backend-server';

/**
 * Checks that the export of a user's data is complete, and that all data is deleted with the account. Reads the list of
 * tables from the database schema.
 */
const postgres = await startPostgres();
const database = new Client({ connectionString: `${postgres.url}/postgres` });
await database.connect();

const ownedTablesSql = `WITH RECURSIVE owned(name) AS (
    SELECT 'owners'::regclass::oid
    UNION SELECT attrelid FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE attname = 'owner_id' AND relkind = 'r' AND relnamespace = 'public'::regnamespace
    UNION SELECT conrelid FROM pg_constraint JOIN owned ON confrelid = owned.name WHERE contype = 'f'
  ) SELECT name::regclass::text AS name FROM owned ORDER BY 1`;
const listOwnedTables = async () =>
  (await database.query<{ name: string }>(ownedTablesSql)).rows.map(({ name }) => name);
/** Anonymized AI calls, and the email that confirms the deletion, have no owner. */
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
let isGood = false;
try {
  const { cookie } = await registerTestUser(server.url);
  const call = (method: string, path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const generationRequest = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
  const contactForm = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
  await call('POST', '/api/autonomous-generate', generationRequest);
  await call('POST', '/api/cover-letters', { jobTitle: 'Nurse', companyName: 'Acme', content: 'I apply.' });
  await call('POST', '/api/contact', contactForm);
  const countBefore = await countOwnedRows();
  const tableNames = await listOwnedTables();
  const zip = unzipSync(new Uint8Array(await (await call('POST', '/api/me/export', {})).arrayBuffer()));
  const data = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())) as Record<string, unknown[]>;
  const missingTables = tableNames.filter((name) => !(name in data));
  const exportedCount = Object.values(data).reduce((sum, rows) => sum + rows.length, 0);
  const { status } = await call('DELETE', '/api/me', { password: 'a good long secret' });
  const countAfter = await countOwnedRows();
  isGood =
    missingTables.length === 0 &&
    status === 200 &&
    countBefore > 5 &&
    exportedCount === countBefore &&
    countAfter === 0;
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${tableNames.length} tables belong to an owner, ${tableNames.length - missingTables.length} are in the ` +
      `export${missingTables.length ? ` (not ${missingTables.join(', ')})` : ''}; ${countBefore} rows, ${exportedCount} exported, ${countAfter} left after the deletion`,
  );
} finally {
  await server.stop();
  await database.end();
  await postgres.stop();
}
const haveSpecsPassed = runBackendSpecs('a row in every such table is exported, and deleted only with its owner', [
  'account/privacy',
]);
process.exitCode = isGood && haveSpecsPassed ? 0 : 1;
