/**
 * `npm run topology [-- smoke R34 B9 B11]`: runs the production topology on this machine, checks its requirements, and
 * measures its performance.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { newPerson, type Person, smoke } from './journey';
import { type Call, closed, goodput, open, rate, said } from './load';
import { share, startTopology, type Topology } from './topology';

interface Measured {
  what: string;
  figures: Record<string, number>;
  limit: { what: string; value: number; least?: number; most?: number };
}

const firstPort = Number(process.env.TOPOLOGY_PORT ?? 4380);
const seconds = Number(process.env.SECONDS ?? 10);
const round = (value: number) => Number(value.toFixed(2));
const isMet = ({ value, least = -Infinity, most = Infinity }: Measured['limit']) => value >= least && value <= most;

function mixed(people: Person[]): () => Call {
  let count = 0;
  return () => {
    const person = people[count % people.length] as Person;
    return count++ % 10 === 9 ? person.save() : person.read();
  };
}

/**
 * R34: replaces every replica in turn under a load of 40% of the capacity of three replicas, so that the remaining two
 * have headroom.
 */
async function rollingRestart(topology: Topology, call: () => Call): Promise<Measured> {
  const perSecond = 0.4 * rate(await closed(topology.url, call, 24, 5));
  const replaced = (async () => {
    for (const replica of [0, 1, 2]) await topology.replace(replica);
  })();
  const outcome = await open(topology.url, call, perSecond, replaced);
  const sent = [...outcome.statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(`R34: ${said(outcome)} in ${round(outcome.seconds)} s`);
  return {
    what: 'Three replicas are replaced in turn under 40 % of what they can answer (nine reads, one save)',
    figures: { 'requests a second': round(perSecond), requests: sent, seconds: round(outcome.seconds) },
    limit: { what: 'failed requests', value: sent - outcome.times.length, most: 0 },
  };
}

/** B9: ratio of the maximum throughput of three replicas to that of one. */
async function scaling(topology: Topology, call: () => Call): Promise<Measured> {
  const most = async (replicas: number[]) => {
    await topology.route(replicas);
    await closed(topology.url, call, 8 * replicas.length, 3);
    const outcome = await closed(topology.url, call, 8 * replicas.length, seconds);
    console.log(`B9: ${replicas.length} replica(s): ${said(outcome)}`);
    return rate(outcome);
  };
  const one = await most([0]);
  const three = await most([0, 1, 2]);
  const held = topology.held ? `, each held to ${share} of a processor` : '';
  return {
    what: `Reads and saves a second of three replicas and of one${held}; pgbouncer, PostgreSQL, nginx and the callers on the same machine`,
    figures: { one: round(one), three: round(three) },
    limit: { what: 'three over one', value: round(three / one), least: 2.5 },
  };
}

/** B11: sends three times as many requests as the capacity. Only responses within two seconds count. */
async function overload(topology: Topology, call: () => Call): Promise<Measured> {
  await topology.route([0, 1, 2]);
  const peak = rate(await closed(topology.url, call, 24, seconds));
  const outcome = await open(
    topology.url,
    call,
    peak * 3,
    new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
  );
  const good = goodput(outcome, 2_000);
  console.log(`B11: peak ${round(peak)}/s; sent ${round(peak * 3)}/s: ${said(outcome)}`);
  return {
    what: 'Three times the capacity is asked for; what is answered within 2 s. nginx refuses what a replica has no room for',
    figures: { 'peak, a second': round(peak), 'answered, a second': round(good) },
    limit: { what: 'answered over peak', value: round(good / peak), least: 0.8 },
  };
}

function keep(id: string, measured: Measured): void {
  const file = new URL('../../bench/results.json', import.meta.url);
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const { limit, ...rest } = measured;
  all[id] = {
    ...rest,
    limits: [{ ...limit, met: isMet(limit) }],
    machine: { processor: cpus()[0]?.model.trim(), cores: cpus().length },
    date: new Date().toISOString().slice(0, 10),
    versions: { node: process.version },
  };
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const measures = { R34: rollingRestart, B9: scaling, B11: overload };
const wanted = process.argv.slice(2);
if (!existsSync(new URL('../../.site/app.html', import.meta.url))) {
  console.error('The site is not built: run `npm run topology` in the root of the checkout, which builds it first.');
  process.exit(1);
}
const topology = await startTopology(firstPort);
try {
  console.log(
    `The topology is running at ${topology.url}: nginx, three API replicas, a worker, PgBouncer, PostgreSQL, a mail catcher`,
  );
  if ((await smoke(topology.url, () => topology.mails())).length > 0) process.exitCode = 1;
  const people = await Promise.all(Array.from({ length: 10 }, () => newPerson(topology.url)));
  for (const [id, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const measured = await measure(topology, mixed(people));
    const { limit, figures } = measured;
    console.log(`${isMet(limit) ? 'pass' : 'FAIL'}  ${id}  ${limit.what}: ${limit.value}  ${JSON.stringify(figures)}`);
    if (!isMet(limit)) process.exitCode = 1;
    if (!process.env.SECONDS) keep(id, measured);
  }
} finally {
  await topology.stop();
}
