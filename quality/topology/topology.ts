import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@shortlist/testing/postgres';
import { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { unlimitedEnv } from '../shared/backend-server';
import { startMailCatcher } from './mail-catcher';
import { writeNginxFolder } from './nginx-folder';
import {
  waitUntilReady,
  removeCpuGroup,
  limitCpu,
  type RunningProcess,
  startProcess,
  startAsPostgresUser,
} from './processes';

const root = join(import.meta.dirname, '../..');
/** The processes create this administrator when they start. */
export const adminCredentials = { email: 'admin@example.com', password: 'correct horse battery' };

/** Share of one CPU core per replica. Small enough for all processes on a two-core machine. */
export const cpuShare = 0.16;

/** Per replica. nginx rejects further requests immediately, so that queued requests wait only a second or two. */
const maxConcurrentRequests = 150 * cpuShare;

/** The production setup as local processes: nginx, API replicas, a worker, PgBouncer, and PostgreSQL. */
export interface Topology {
  url: string;
  isCpuLimited: boolean;
  countEmails(): number;
  /** Routes requests to these replicas without interrupting requests in flight. */
  routeTo(replicas: number[]): Promise<void>;
  /** Takes a replica out of rotation, restarts it as an orchestrator would, and routes requests to it again. */
  replaceReplica(replica: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startTopology(firstPort: number, size = 3): Promise<Topology> {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    return { ...(await startProcesses(firstPort, size, cleanups)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type AddCleanup = (cleanup: () => unknown) => void;

async function startProcesses(firstPort: number, size: number, cleanups: (() => unknown)[]) {
  const addCleanup: AddCleanup = (cleanup) => cleanups.push(cleanup);
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-topology-'));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const ports = {
    nginx: firstPort,
    pool: firstPort + 1,
    mail: firstPort + 2,
    worker: firstPort + 3,
    api: firstPort + 4,
  };
  const postgres = await startPostgres();
  addCleanup(() => postgres.stop());
  const pool = startAsPostgresUser('pgbouncer', [writePgBouncerConfig(folder, ports.pool, postgres.url)]);
  addCleanup(() => pool.stop());
  const mailCatcher = await startMailCatcher(ports.mail);
  addCleanup(() => mailCatcher.stop());
  const provider = new FakeOpenAiServer();
  addCleanup(() => provider.stop());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...unlimitedEnv,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(root, '.site'),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.pool}/shortlist`,
    SESSION_SECRET: 'the session secret of all replicas',
    PUBLIC_URL: 'https://shortlist.example',
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: await provider.start(),
    OPENAI_MODEL: 'gpt-4o-mini',
    SHUTDOWN_GRACE_MS: '500',
    ADMIN_EMAIL: adminCredentials.email,
    ADMIN_PASSWORD: adminCredentials.password,
  };
  await runMigrations(env);
  const startBackend: StartBackend = (role, port) =>
    startProcess(process.execPath, [join(root, 'backend/dist/main.js')], { ...env, ROLE: role, PORT: String(port) });
  const worker = startBackend('worker', ports.worker);
  addCleanup(() => worker.stop('SIGINT'));
  const api = await startReplicas(startBackend, ports.api, size, addCleanup);
  const { routeTo } = await startNginx(folder, ports, size, addCleanup);

  return {
    url: `http://127.0.0.1:${ports.nginx}`,
    isCpuLimited: api.isCpuLimited,
    countEmails: () => mailCatcher.count(),
    routeTo,
    replaceReplica: async (replica: number) => {
      const otherReplicas = Array.from({ length: size }, (_, index) => index).filter((index) => index !== replica);
      await routeTo(otherReplicas);
      await api.restart(replica);
      await routeTo([...otherReplicas, replica]);
    },
  };
}

type StartBackend = (role: string, port: number) => RunningProcess;

async function startReplicas(start: StartBackend, firstPort: number, size: number, addCleanup: AddCleanup) {
  let isCpuLimited = true;
  const replicas: RunningProcess[] = [];
  addCleanup(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    replicas.forEach((_, index) => removeCpuGroup(`shortlist-${index}`));
  });
  const startReplica = async (index: number) => {
    const replica = start('api', firstPort + index);
    replicas[index] = replica;
    isCpuLimited = limitCpu(cpuShare, `shortlist-${index}`, replica.child.pid ?? 0) && isCpuLimited;
    await waitUntilReady(`http://127.0.0.1:${firstPort + index}/api/health/ready`, replica);
  };
  await Promise.all(Array.from({ length: size }, (_, index) => startReplica(index)));
  return {
    isCpuLimited,
    restart: async (index: number) => {
      await replicas[index]?.stop();
      await startReplica(index);
    },
  };
}

async function startNginx(folder: string, ports: { nginx: number; api: number }, size: number, addCleanup: AddCleanup) {
  const nginxConfig = writeNginxFolder(folder, ports.nginx);
  const writeUpstreams = (routedReplicas: number[]) => {
    const servers = Array.from({ length: size }, (_, index) => {
      const options = routedReplicas.includes(index) ? `max_conns=${maxConcurrentRequests} max_fails=0` : 'down';
      return `  server 127.0.0.1:${ports.api + index} ${options};\n`;
    });
    writeFileSync(
      join(folder, 'upstream.conf'),
      `upstream api {\n  zone api 128k;\n  least_conn;\n${servers.join('')}}\n`,
    );
  };
  writeUpstreams(Array.from({ length: size }, (_, index) => index));
  execFileSync('nginx', ['-t', '-q', '-c', nginxConfig], { stdio: 'inherit' });
  const nginx = startProcess('nginx', ['-c', nginxConfig, '-g', 'daemon off;']);
  addCleanup(() => nginx.stop());
  await waitUntilReady(`http://127.0.0.1:${ports.nginx}/api/health/ready`, nginx);
  return {
    routeTo: async (routedReplicas: number[]) => {
      writeUpstreams(routedReplicas);
      nginx.child.kill('SIGHUP');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    },
  };
}

async function runMigrations(env: NodeJS.ProcessEnv): Promise<void> {
  for (let attempts = 0; ; attempts++) {
    try {
      execFileSync(process.execPath, [join(root, 'backend/dist/admin-cli.js'), 'migrate'], { env, stdio: 'pipe' });
      return;
    } catch (error) {
      if (attempts === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Uses transaction pooling, in which clients share connections and session state is lost. */
function writePgBouncerConfig(folder: string, port: number, postgres: string): string {
  const { hostname, port: postgresPort } = new URL(postgres);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
shortlist = host=${hostname} port=${postgresPort} dbname=postgres user=postgres
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
