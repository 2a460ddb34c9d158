import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@shortlist/backend/harness/postgres';
import { FakeOpenAiServer } from '@shortlist/backend/servers/openai-server';
import { unlimitedEnv } from '../stress/backend-server';
import { startMailCatcher } from './mail-catcher';
import { nginxFolder } from './nginx-folder';
import {
  waitUntilReady,
  removeCpuGroup,
  limitCpu,
  type RunningProcess,
  startProcess,
  startAsPostgresUser,
} from './processes';

const root = join(import.meta.dirname, '../..');
/** Share of one CPU core per replica. Three replicas and the other processes leave room on a two-core machine. */
export const cpuShare = 0.16;

/**
 * Concurrent requests per replica, so that queued requests are still answered within a second or two. Requests above
 * the limit are rejected immediately.
 */
const maxConcurrentRequests = 150 * cpuShare;

export interface Topology {
  url: string;
  isCpuLimited: boolean;
  countEmails(): number;
  /** Routes requests to these replicas without interrupting requests in flight. */
  routeTo(replicas: number[]): Promise<void>;
  /** Takes a replica out of rotation, stops it like an orchestrator, restarts it, and puts it back. */
  replaceReplica(replica: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startTopology(first: number, size = 3): Promise<Topology> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startProcesses(first, size, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startProcesses(first: number, size: number, undo: (() => unknown)[]): Promise<Omit<Topology, 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-topology-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const ports = { nginx: first, pool: first + 1, mail: first + 2, worker: first + 3, api: first + 4 };
  const postgres = await startPostgres();
  undo.push(() => postgres.stop());
  const pool = startAsPostgresUser('pgbouncer', [writePgBouncerConfig(folder, ports.pool, postgres.url)]);
  undo.push(() => pool.stop());
  const mails = await startMailCatcher(ports.mail);
  undo.push(() => mails.stop());
  const provider = new FakeOpenAiServer();
  undo.push(() => provider.stop());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...unlimitedEnv,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SITE_DIR: join(root, '.site'),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.pool}/shortlist`,
    SESSION_SECRET: 'the secret of all replicas of here',
    PUBLIC_URL: 'https://shortlist.example',
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: await provider.start(),
    OPENAI_MODEL: 'gpt-4o-mini',
    SHUTDOWN_GRACE_MS: '500',
  };
  const node = (program: string, more: NodeJS.ProcessEnv) => ({ ...env, DATA_DIR: join(folder, 'data'), ...more });
  const backend = (role: string, port: number) =>
    startProcess(
      process.execPath,
      [join(root, 'backend/dist/main.js')],
      node('main.js', { ROLE: role, PORT: String(port) }),
    );

  await runMigrations(node('admin-cli.js', {}));
  let held = true;
  const replicas: RunningProcess[] = [];
  undo.push(async () => {
    await Promise.all(replicas.map((one) => one.stop()));
    replicas.forEach((_, index) => removeCpuGroup(`shortlist-${index}`));
  });
  const startReplica = async (index: number) => {
    const replica = backend('api', ports.api + index);
    replicas[index] = replica;
    held = limitCpu(cpuShare, `shortlist-${index}`, replica.child.pid ?? 0) && held;
    await waitUntilReady(`http://127.0.0.1:${ports.api + index}/api/health/ready`, replica);
  };
  const worker = backend('worker', ports.worker);
  undo.push(() => worker.stop('SIGINT'));
  await Promise.all(Array.from({ length: size }, (_, index) => startReplica(index)));

  const configuration = nginxFolder(folder, ports.nginx);
  const write = (routed: number[]) => {
    const servers = Array.from({ length: size }, (_, index) => {
      const how = routed.includes(index) ? `max_conns=${maxConcurrentRequests} max_fails=0` : 'down';
      return `  server 127.0.0.1:${ports.api + index} ${how};\n`;
    });
    writeFileSync(
      join(folder, 'upstream.conf'),
      `upstream api {\n  zone api 128k;\n  least_conn;\n${servers.join('')}}\n`,
    );
  };
  write(Array.from({ length: size }, (_, index) => index));
  execFileSync('nginx', ['-t', '-q', '-c', configuration], { stdio: 'inherit' });
  const nginx = startProcess('nginx', ['-c', configuration, '-g', 'daemon off;']);
  undo.push(() => nginx.stop());
  await waitUntilReady(`http://127.0.0.1:${ports.nginx}/api/health/ready`, nginx);
  const route = async (routed: number[]) => {
    write(routed);
    nginx.child.kill('SIGHUP');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  };

  return {
    url: `http://127.0.0.1:${ports.nginx}`,
    isCpuLimited: held,
    countEmails: () => mails.count(),
    routeTo: route,
    replaceReplica: async (replica) => {
      const others = replicas.map((_, index) => index).filter((index) => index !== replica);
      await route(others);
      await replicas[replica]?.stop();
      await startReplica(replica);
      await route([...others, replica]);
    },
  };
}

/** Runs the migrations like docker-compose.yml and the Kubernetes job. Retries until PgBouncer is ready. */
async function runMigrations(env: NodeJS.ProcessEnv): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      execFileSync(process.execPath, [join(root, 'backend/dist/admin-cli.js'), 'migrate'], { env, stdio: 'pipe' });
      return;
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Writes the PgBouncer configuration. In transaction pooling, clients share connections, so session state is lost. */
function writePgBouncerConfig(folder: string, port: number, postgres: string): string {
  const { hostname, port: behind } = new URL(postgres);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
shortlist = host=${hostname} port=${behind} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
`,
  );
  return file;
}
