const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { PGlite } = require('@electric-sql/pglite');
const { bundle } = require('./bundle.cjs');
const { startPostgres } = require('@shortlist/testing/postgres');

/**
 * Runs once for all suites. Creates the bundle, a PostgreSQL server, and an empty embedded database from which each
 * suite starts.
 */
module.exports = async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-tests-'));
  const removeBundle = bundle();
  const [postgres] = await Promise.all([startPostgres(), dumpEmptyDatabase(join(folder, 'empty.tar'))]);
  cleanUpAfterExit(postgres.folder, folder, process.env.TEST_BUNDLE);
  process.env.TEST_POSTGRES = postgres.url;
  process.env.TEST_SNAPSHOT = join(folder, 'empty.tar');
  globalThis.tearDown = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    removeBundle();
  };
};

/**
 * Cleans up however this process ends, even by a signal. When the process ends, the pipe to the script closes, and the
 * script stops the database server and removes the folders.
 */
function cleanUpAfterExit(postgresFolder, ...folders) {
  const script = `cat
    if read -r pid < "$1/data/postmaster.pid"; then
      kill -QUIT "$pid"
      while kill -0 "$pid"; do sleep 0.1; done
    fi
    rm -rf "$@"`;
  const stdio = ['pipe', 'ignore', 'ignore'];
  const cleanupProcess = spawn('sh', ['-c', script, 'sh', postgresFolder, ...folders], { detached: true, stdio });
  cleanupProcess.unref();
  cleanupProcess.stdin.unref();
}

async function dumpEmptyDatabase(file) {
  const database = await PGlite.create();
  // The template databases are not needed and make up two thirds of the files that each suite copies.
  await database.exec('UPDATE pg_database SET datistemplate = false');
  for (const template of ['template0', 'template1']) await database.exec(`DROP DATABASE ${template}`);
  const dump = await database.dumpDataDir('none');
  await database.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
