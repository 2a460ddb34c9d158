/**
 * `npm run scale -w tools`: measures the cost of a request and of a user for docs/scale.md, on the built backend with
 * its own PostgreSQL. TIMES=50 for a short run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@shortlist/backend/harness/postgres';
import { form } from '@shortlist/backend/harness/resume';
import { OpenAiServer } from '@shortlist/backend/servers/openai-server';
import { OtlpServer } from '@shortlist/backend/servers/otlp-server';
import { Client } from 'pg';
import { startServer, unlimited } from '../torture/server';
import { type Call, send } from '../topology/load';
import { newPerson, type Person } from '../topology/journey';

const times = Number(process.env.TIMES ?? 200);
const postgres = await startPostgres();
const database = new Client({ connectionString: `${postgres.url}/postgres` });
await database.connect();
const env = { ...unlimited, DATABASE_URL: `${postgres.url}/postgres`, ROLE: 'api', LOG_LEVEL: 'info' };

/** By process id, so that the time of a process that has ended still counts. */
const seen = new Map<number, number>();
/** Returns the CPU time of processes so far, in milliseconds. Linux counts in hundredths of a second. */
const taken = (pids: number[]) =>
  pids.reduce((sum, pid) => {
    try {
      // The process name, in parentheses, may contain any character.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      seen.set(pid, (Number(fields[11]) + Number(fields[12])) * 10);
    } catch {
      // PostgreSQL has closed an idle connection.
    }
    return sum + (seen.get(pid) ?? 0);
  }, 0);
const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const childrenOf = (parent: number) =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) && parentOf(pid) === parent ? [Number(pid)] : [];
    } catch {
      return [];
    }
  });
/** Returns the process ids of the database server and its connections, each of which is a process. */
async function postgresPids(): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = parentOf(String(rows[0]?.pid));
  return [server, ...childrenOf(server)];
}

const json = (path: string, body: object, { cookie }: { cookie?: string } = {}, method = 'POST'): Call => ({
  method,
  path,
  headers: cookie ? { cookie } : {},
  body: JSON.stringify(body),
});
/** Returns a different resume for each call, because results are cached. */
const resumeOf = (turn: number) => ({ ...form, skills: [...form.skills, `Skill ${turn}`] });
const order = (turn: number) => ({ jobTitle: `Nurse ${turn}`, industry: 'Healthcare' });

/** The measured requests. Their preparation does not count. */
const routes: Record<string, (person: Person, turn: number) => Promise<Call> | Call> = {
  'liveness, no database': () => ({ path: '/api/health/live' }),
  'configuration, a stranger': () => ({ path: '/api/config' }),
  'allowance, somebody': ({ cookie }) => ({ path: '/api/me/allowance', headers: { cookie } }),
  'a resume is read': (person) => person.read(),
  'a list of resumes': ({ cookie }) => ({ path: '/api/resumes', headers: { cookie } }),
  'a resume is saved': (person, turn) => ({ ...person.save(), body: JSON.stringify(resumeOf(turn)) }),
  'a draft is kept, a second after the last key': (person, turn) => ({
    ...person.save(),
    path: `${person.read().path}/draft`,
    body: JSON.stringify(resumeOf(turn)),
  }),
  'a generation by the built-in writer': ({ cookie }, turn) =>
    json('/api/autonomous-generate', order(turn), { cookie }),
  'a PDF that was not there yet': async (person, turn) => {
    const { path, headers } = person.read();
    await send(url, { ...person.save(), body: JSON.stringify(resumeOf(turn)) });
    return { ...json(`${path}/pdf`, {}), headers };
  },
  'a registration (argon2)': (_, turn) =>
    json('/api/auth/register', {
      username: `p-${turn}`,
      email: `p-${turn}@example.com`,
      password: 'a good long secret',
    }),
};

const collector = new OtlpServer();
const OTEL_EXPORTER_OTLP_ENDPOINT = await collector.start();
process.env.OTEL_BSP_SCHEDULE_DELAY = '100';
let turn = 0;
let url = '';

async function serve<T>(more: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> {
  const server = await startServer({ ...env, ...more }, { quiet: true });
  url = server.url;
  try {
    return await work();
  } finally {
    await server.stop();
  }
}

async function statements(): Promise<Map<string, number>> {
  const person = await newPerson(url);
  const counts = new Map<string, number>();
  for (const [name, prepare] of Object.entries(routes)) {
    // Measures the second request, because the first may fill caches.
    await send(url, await prepare(person, (turn += 1)));
    const call = await prepare(person, (turn += 1));
    const trace = (++turn).toString(16).padStart(32, '0');
    const headers = { ...call.headers, traceparent: `00-${trace}-${'1'.padStart(16, '0')}-01` };
    const { status } = await send(url, { ...call, headers });
    if (status >= 400) throw new Error(`${name} returned ${status}`);
    await wait(1_000);
    counts.set(
      name,
      collector.spans.filter(({ traceId, attributes }) => traceId === trace && attributes['db.query.text']).length,
    );
  }
  return counts;
}

/**
 * Measures the milliseconds for which a generation by a model locks the row that all paid calls share (`ai_state`):
 * from the acquisition of the lock to the end of the transaction, according to traces.
 */
async function held(): Promise<void> {
  const person = await newPerson(url);
  const generate = () => send(url, json('/api/autonomous-generate', order((turn += 1)), person));
  for (let count = 0; count < 5; count += 1) await generate();
  await wait(1_000);
  collector.bodies = [];
  for (let count = 0; count < 20; count += 1) await generate();
  await wait(1_000);
  const spans = collector.spans
    .filter(({ attributes }) => attributes['db.query.text'])
    .sort((a, b) => Number(a.startTimeUnixNano - b.startTimeUnixNano));
  let [milliseconds, times] = [0, 0];
  for (const [index, { attributes, endTimeUnixNano: taken }] of spans.entries()) {
    if (!String(attributes['db.query.text']).includes('FROM ai_state WHERE id = 1 FOR UPDATE')) continue;
    const end = spans
      .slice(index)
      .find(({ name, startTimeUnixNano }) => name === 'COMMIT' && startTimeUnixNano >= taken);
    milliseconds += Number((end?.endTimeUnixNano ?? 0n) - taken) / 1e6;
    times += 1;
  }
  console.log(
    `\nGeneration by a model: ${Math.round(spans.length / 20)} statements; locks ai_state ${times / 20} times for ${(milliseconds / 20).toFixed(1)} ms in total`,
  );
}

async function processor(counts: Map<string, number>): Promise<void> {
  const own = childrenOf(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'));
  const person = await newPerson(url);
  console.log('\n| request | statements | backend, ms | database, ms |\n| --- | --- | --- | --- |');
  for (const [name, prepare] of Object.entries(routes)) {
    const few = /argon|PDF|generation/.test(name) ? Math.ceil(times / 4) : times;
    const calls: Call[] = [];
    for (let count = 0; count < few; count += 1) await send(url, await prepare(person, (turn += 1)));
    const isPdf = name.includes('PDF');
    // A PDF is requested immediately after its resume is saved; other requests run one after another.
    if (!isPdf) for (let count = 0; count < few; count += 1) calls.push(await prepare(person, (turn += 1)));
    const pids = await postgresPids();
    let [ours, theirs] = [0, 0];
    for (let count = 0; count < few; count += 1) {
      const call = calls[count] ?? (await prepare(person, (turn += 1)));
      if (isPdf || count === 0) [ours, theirs] = [ours - taken(own), theirs - taken(pids)];
      const { status } = await send(url, call);
      if (status >= 400) throw new Error(`${name} returned ${status}`);
      if (isPdf || count === few - 1) [ours, theirs] = [ours + taken(own), theirs + taken(pids)];
    }
    console.log(`| ${name} | ${counts.get(name)} | ${(ours / few).toFixed(1)} | ${(theirs / few).toFixed(1)} |`);
  }
}

async function storage(): Promise<void> {
  const sizes = async () => {
    await database.query('ANALYZE');
    const { rows } = await database.query<{ name: string; rows: number; bytes: number }>(
      `SELECT relname AS name, greatest(reltuples, 0)::int AS rows, pg_total_relation_size(oid)::int AS bytes FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    return new Map(rows.map((row) => [row.name, row]));
  };
  const before = await sizes();
  for (let count = 0; count < times; count += 1) {
    const person = await newPerson(url);
    await send(url, json('/api/autonomous-generate', order((turn += 1)), person));
    await send(url, { ...person.save(), body: JSON.stringify(resumeOf((turn += 1))) });
  }
  const after = await sizes();
  const grown = [...after.values()].map(({ name, rows, bytes }) => ({
    name,
    rows: (rows - (before.get(name)?.rows ?? 0)) / times,
    bytes: (bytes - (before.get(name)?.bytes ?? 0)) / times,
  }));
  console.log('| table | rows per user | bytes per user |\n| --- | --- | --- |');
  for (const { name, rows, bytes } of grown.filter(({ bytes }) => bytes >= 50).sort((a, b) => b.bytes - a.bytes))
    console.log(`| ${name} | ${rows.toFixed(1)} | ${Math.round(bytes)} |`);
  console.log(
    `| all | ${grown.reduce((sum, { rows }) => sum + rows, 0).toFixed(1)} | ${Math.round(grown.reduce((sum, { bytes }) => sum + bytes, 0))} |`,
  );
}

const provider = new OpenAiServer();
provider.pace = 0;
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT };
const model = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: await provider.start(), AI_DAILY_PER_ADDRESS: '1000000' };
try {
  // Runs first, because later runs can reuse the space of deleted rows.
  await serve({}, storage);
  const counts = await serve(traced, statements);
  await serve({}, () => processor(counts));
  await serve({ ...traced, ...model }, held);
} finally {
  await provider.stop();
  await collector.stop();
  await database.end();
  await postgres.stop();
}
