const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { PGlite } = require('@electric-sql/pglite');
const { bundle } = require('./bundle.cjs');
const { startPostgres } = require('./postgres.cjs');

/**
 * Runs once for all suites: creates the bundle, a PostgreSQL server, and an empty embedded database that each suite
 * starts from.
 */
module.exports = async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-tests-'));
  const removeBundle = bundle();
  const [postgres] = await Promise.all([startPostgres(), dumpEmptyDatabase(join(folder, 'empty.tar'))]);
  clearUpWhenGone(postgres.folder, folder, process.env.TEST_BUNDLE);
  process.env.TEST_POSTGRES = postgres.url;
  process.env.TEST_SNAPSHOT = join(folder, 'empty.tar');
  globalThis.tearDown = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    removeBundle();
  };
};

/**
 * Cleans up however this process ends, even by a signal: its end of the pipe closes, and the script stops the server
 * and removes the folders.
 */
function clearUpWhenGone(postgresFolder, ...folders) {
  const script = `cat
    if read -r pid < "$1/data/postmaster.pid"; then
      kill -QUIT "$pid"
      while kill -0 "$pid"; do sleep 0.1; done
    fi
    rm -rf "$@"`;
  const stdio = ['pipe', 'ignore', 'ignore'];
  const janitor = spawn('sh', ['-c', script, 'sh', postgresFolder, ...folders], { detached: true, stdio });
  janitor.unref();
  janitor.stdin.unref();
}

async function dumpEmptyDatabase(file) {
  const empty = await PGlite.create();
  // Template databases would be copied with each suite's database without being used: two thirds of all files.
  await empty.exec('UPDATE pg_database SET datistemplate = false');
  for (const template of ['template0', 'template1']) await empty.exec(`DROP DATABASE ${template}`);
  const dump = await empty.dumpDataDir('none');
  await empty.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
