/**
 * `npm run scale -w quality` measures the cost per request and per user for docs/operations/scale.md. Runs the built
 * backend with its own PostgreSQL server. Set TIMES=50 for a short run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@shortlist/testing/postgres';
import { resumeForm } from '@shortlist/testing/resume-form';
import { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { FakeOtlpServer } from '@shortlist/testing/servers/otlp-server';
import { Client } from 'pg';
import { startBackendServer, unlimitedEnv } from '../shared/backend-server';
import { type HttpRequest, sendRequest } from '../topology/load-generator';
import { registerTestUser, type TestUser } from '../topology/smoke-test';
import { getCommandLine, getCpuTime, getParentPid, listChildren } from './process-info';

const repetitions = Number(process.env.TIMES ?? 200);
const postgres = await startPostgres();
const database = new Client({ connectionString: `${postgres.url}/postgres` });
await database.connect();
const env = { ...unlimitedEnv, DATABASE_URL: `${postgres.url}/postgres`, ROLE: 'api', LOG_LEVEL: 'info' };

/** Each connection of the database server is a separate process. */
async function listPostgresPids(): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = getParentPid(rows[0]?.pid ?? 0);
  return [server, ...listChildren(server)];
}

const createJsonRequest = (
  path: string,
  body: object,
  { cookie }: { cookie?: string } = {},
  method = 'POST',
): HttpRequest => ({
  method,
  path,
  headers: cookie ? { cookie } : {},
  body: JSON.stringify(body),
});
/** Returns a different resume for each number, because the server caches results. */
const createResume = (number: number) => ({ ...resumeForm, skills: [...resumeForm.skills, `Skill ${number}`] });
const createGenerationRequest = (number: number) => ({ jobTitle: `Nurse ${number}`, industry: 'Healthcare' });

const measuredRequests: Record<string, (user: TestUser, number: number) => Promise<HttpRequest> | HttpRequest> = {
  'liveness check (no database)': () => ({ path: '/api/health/live' }),
  'read configuration (anonymous)': () => ({ path: '/api/config' }),
  'read quota (signed in)': ({ cookie }) => ({ path: '/api/me/allowance', headers: { cookie } }),
  'read a resume': (user) => user.getResumeRequest(),
  'list resumes': ({ cookie }) => ({ path: '/api/resumes', headers: { cookie } }),
  'save a resume': (user, number) => ({
    ...user.saveResumeRequest(),
    body: JSON.stringify(createResume(number)),
  }),
  'autosave a draft (1 s after the last keystroke)': (user, number) => ({
    ...user.saveResumeRequest(),
    path: `${user.getResumeRequest().path}/draft`,
    body: JSON.stringify(createResume(number)),
  }),
  'generate with the built-in writer': ({ cookie }, number) =>
    createJsonRequest('/api/autonomous-generate', createGenerationRequest(number), { cookie }),
  'create a PDF that is not cached': async (user, number) => {
    const { path, headers } = user.getResumeRequest();
    await sendRequest(url, { ...user.saveResumeRequest(), body: JSON.stringify(createResume(number)) });
    return { ...createJsonRequest(`${path}/pdf`, {}), headers };
  },
  'register (argon2)': (_, number) =>
    createJsonRequest('/api/auth/register', {
      username: `p-${number}`,
      email: `p-${number}@example.com`,
      password: 'a good long secret',
    }),
};

const collector = new FakeOtlpServer();
const OTEL_EXPORTER_OTLP_ENDPOINT = await collector.start();
let requestNumber = 0;
let url = '';

async function withServer<T>(extraEnv: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> {
  const server = await startBackendServer({ ...env, ...extraEnv }, { quiet: true });
  url = server.url;
  try {
    return await work();
  } finally {
    await server.stop();
  }
}

async function countStatements(): Promise<Map<string, number>> {
  const user = await registerTestUser(url);
  const counts = new Map<string, number>();
  for (const [name, prepare] of Object.entries(measuredRequests)) {
    // Measures the second request, because the first may fill caches.
    await sendRequest(url, await prepare(user, (requestNumber += 1)));
    const call = await prepare(user, (requestNumber += 1));
    const requestTraceId = (++requestNumber).toString(16).padStart(32, '0');
    const headers = { ...call.headers, traceparent: `00-${requestTraceId}-${'1'.padStart(16, '0')}-01` };
    const { status } = await sendRequest(url, { ...call, headers });
    if (status >= 400) throw new Error(`${name} returned ${status}`);
    await wait(1_000);
    counts.set(
      name,
      collector.spans.filter(({ traceId, attributes }) => traceId === requestTraceId && attributes['db.query.text'])
        .length,
    );
  }
  return counts;
}

/**
 * Measures how long a generation with a model locks `ai_state`, the row that all paid calls share. Traces show the time
 * from the acquisition of the lock to the end of the transaction.
 */
async function measureLockTime(): Promise<void> {
  const user = await registerTestUser(url);
  const generate = () =>
    sendRequest(
      url,
      createJsonRequest('/api/autonomous-generate', createGenerationRequest((requestNumber += 1)), user),
    );
  for (let count = 0; count < 5; count += 1) await generate();
  await wait(1_000);
  collector.bodies = [];
  for (let count = 0; count < 20; count += 1) await generate();
  await wait(1_000);
  const spans = collector.spans
    .filter(({ attributes }) => attributes['db.query.text'])
    .sort((a, b) => Number(a.startTimeUnixNano - b.startTimeUnixNano));
  let [milliseconds, lockCount] = [0, 0];
  for (const [index, { attributes, endTimeUnixNano: acquiredAt }] of spans.entries()) {
    if (!String(attributes['db.query.text']).includes('FROM ai_state WHERE id = 1 FOR UPDATE')) continue;
    const end = spans
      .slice(index)
      .find(({ name, startTimeUnixNano }) => name === 'COMMIT' && startTimeUnixNano >= acquiredAt);
    milliseconds += Number((end?.endTimeUnixNano ?? 0n) - acquiredAt) / 1e6;
    lockCount += 1;
  }
  console.log(
    `\nGeneration with a model: ${Math.round(spans.length / 20)} statements; locks ai_state ${lockCount / 20} times for ${(milliseconds / 20).toFixed(1)} ms in total`,
  );
}

async function measureCpuTime(counts: Map<string, number>): Promise<void> {
  const backendPids = listChildren(process.pid).filter((pid) => getCommandLine(pid).includes('main.js'));
  const user = await registerTestUser(url);
  console.log('\n| request | statements | backend, ms | database, ms |\n| --- | --- | --- | --- |');
  for (const [name, prepare] of Object.entries(measuredRequests)) {
    const requestCount = /argon|PDF|generate/.test(name) ? Math.ceil(repetitions / 4) : repetitions;
    const calls: HttpRequest[] = [];
    for (let count = 0; count < requestCount; count += 1)
      await sendRequest(url, await prepare(user, (requestNumber += 1)));
    const isPdf = name.includes('PDF');
    // Each PDF is requested right after its resume is saved. Other requests are prepared first.
    if (!isPdf)
      for (let count = 0; count < requestCount; count += 1) calls.push(await prepare(user, (requestNumber += 1)));
    const pids = await listPostgresPids();
    let [backendMs, databaseMs] = [0, 0];
    for (let count = 0; count < requestCount; count += 1) {
      const call = calls[count] ?? (await prepare(user, (requestNumber += 1)));
      if (isPdf || count === 0)
        [backendMs, databaseMs] = [backendMs - getCpuTime(backendPids), databaseMs - getCpuTime(pids)];
      const { status } = await sendRequest(url, call);
      if (status >= 400) throw new Error(`${name} returned ${status}`);
      if (isPdf || count === requestCount - 1)
        [backendMs, databaseMs] = [backendMs + getCpuTime(backendPids), databaseMs + getCpuTime(pids)];
    }
    console.log(
      `| ${name} | ${counts.get(name)} | ${(backendMs / requestCount).toFixed(1)} | ${(databaseMs / requestCount).toFixed(1)} |`,
    );
  }
}

async function measureStorage(): Promise<void> {
  const readTableSizes = async () => {
    await database.query('ANALYZE');
    const { rows } = await database.query<{ name: string; rows: number; bytes: number }>(
      `SELECT relname AS name, greatest(reltuples, 0)::int AS rows, pg_total_relation_size(oid)::int AS bytes FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    return new Map(rows.map((row) => [row.name, row]));
  };
  const sizesBefore = await readTableSizes();
  for (let count = 0; count < repetitions; count += 1) {
    const user = await registerTestUser(url);
    await sendRequest(
      url,
      createJsonRequest('/api/autonomous-generate', createGenerationRequest((requestNumber += 1)), user),
    );
    await sendRequest(url, { ...user.saveResumeRequest(), body: JSON.stringify(createResume((requestNumber += 1))) });
  }
  const sizesAfter = await readTableSizes();
  const growth = [...sizesAfter.values()].map(({ name, rows, bytes }) => ({
    name,
    rows: (rows - (sizesBefore.get(name)?.rows ?? 0)) / repetitions,
    bytes: (bytes - (sizesBefore.get(name)?.bytes ?? 0)) / repetitions,
  }));
  console.log('| table | rows per user | bytes per user |\n| --- | --- | --- |');
  for (const { name, rows, bytes } of growth.filter(({ bytes }) => bytes >= 50).sort((a, b) => b.bytes - a.bytes))
    console.log(`| ${name} | ${rows.toFixed(1)} | ${Math.round(bytes)} |`);
  console.log(
    `| all | ${growth.reduce((sum, { rows }) => sum + rows, 0).toFixed(1)} | ${Math.round(growth.reduce((sum, { bytes }) => sum + bytes, 0))} |`,
  );
}

const provider = new FakeOpenAiServer();
provider.chunkDelayMs = 0;
const tracingEnv = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_BSP_SCHEDULE_DELAY: '100' };
const modelEnv = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: await provider.start(), AI_DAILY_PER_ADDRESS: '1000000' };
try {
  // Runs first, because later runs can reuse the space of deleted rows.
  await withServer({}, measureStorage);
  const counts = await withServer(tracingEnv, countStatements);
  await withServer({}, () => measureCpuTime(counts));
  await withServer({ ...tracingEnv, ...modelEnv }, measureLockTime);
} finally {
  await provider.stop();
  await collector.stop();
  await database.end();
  await postgres.stop();
}
