const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { PGlite } = require('@electric-sql/pglite');
const { bundle } = require('./bundle.cjs');
const { startPostgres } = require('./postgres.cjs');

/** Once for all suites: the bundle, a PostgreSQL server, and an empty embedded database that each suite begins with. */
module.exports = async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-tests-'));
  const removeBundle = bundle();
  const [postgres] = await Promise.all([startPostgres(), dumpEmpty(join(folder, 'empty.tar'))]);
  process.env.TEST_POSTGRES = postgres.url;
  process.env.TEST_SNAPSHOT = join(folder, 'empty.tar');
  globalThis.tearDown = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    removeBundle();
  };
};

async function dumpEmpty(file) {
  const empty = await PGlite.create();
  // Copied with each suite's database, and of no use to it: two thirds of all files.
  await empty.exec('UPDATE pg_database SET datistemplate = false');
  for (const template of ['template0', 'template1']) await empty.exec(`DROP DATABASE ${template}`);
  const dump = await empty.dumpDataDir('none');
  await empty.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
