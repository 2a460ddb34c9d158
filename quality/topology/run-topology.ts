/**
 * `npm run topology [-- smoke R34 B9 B11]` runs the production topology on this machine, tests it, and measures its
 * performance.
 */
import { existsSync } from 'node:fs';
import { readArguments } from '@shortlist/scripts/arguments';
import { isMet, type Limit, saveResult } from '../shared/results';
import { registerTestUser, type TestUser, runSmokeTest } from './smoke-test';
import {
  type HttpRequest,
  runClosedLoop,
  getGoodput,
  runOpenLoop,
  getThroughput,
  formatStatuses,
} from './load-generator';
import { cpuShare, startTopology, type Topology } from './topology';

interface Measurement {
  description: string;
  figures: Record<string, number>;
  limit: Limit;
}

const resultsFile = new URL('../../bench/results.json', import.meta.url);
const firstPort = Number(process.env.TOPOLOGY_PORT ?? 4380);
const seconds = Number(process.env.SECONDS ?? 10);
const round = (value: number) => Number(value.toFixed(2));

function createMixedWorkload(users: TestUser[]): () => HttpRequest {
  let count = 0;
  return () => {
    const user = users[count % users.length] as TestUser;
    return count++ % 10 === 9 ? user.saveResumeRequest() : user.getResumeRequest();
  };
}

/**
 * R34 replaces each replica in turn under load. The load is 40% of the capacity of three replicas, so that two replicas
 * have headroom.
 */
async function measureRollingRestart(topology: Topology, getNextRequest: () => HttpRequest): Promise<Measurement> {
  const perSecond = 0.4 * getThroughput(await runClosedLoop(topology.url, getNextRequest, 24, 5));
  const replacement = (async () => {
    for (const replica of [0, 1, 2]) await topology.replaceReplica(replica);
  })();
  const outcome = await runOpenLoop(topology.url, getNextRequest, perSecond, replacement);
  const sentCount = [...outcome.statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(`R34: ${formatStatuses(outcome)} in ${round(outcome.seconds)} s`);
  return {
    description: 'Rolling restart of three replicas at 40% of their capacity (nine reads per save)',
    figures: { 'requests per second': round(perSecond), requests: sentCount, seconds: round(outcome.seconds) },
    limit: { name: 'failed requests', value: sentCount - outcome.durationsMs.length, max: 0 },
  };
}

async function measureScaling(topology: Topology, getNextRequest: () => HttpRequest): Promise<Measurement> {
  const measureThroughput = async (replicas: number[]) => {
    await topology.routeTo(replicas);
    await runClosedLoop(topology.url, getNextRequest, 8 * replicas.length, 3);
    const outcome = await runClosedLoop(topology.url, getNextRequest, 8 * replicas.length, seconds);
    console.log(`B9: ${replicas.length} replica(s): ${formatStatuses(outcome)}`);
    return getThroughput(outcome);
  };
  const oneReplica = await measureThroughput([0]);
  const threeReplicas = await measureThroughput([0, 1, 2]);
  const cpuNote = topology.isCpuLimited ? `, each limited to ${cpuShare} of a CPU core` : '';
  return {
    description: `Reads and saves per second with three replicas and with one${cpuNote}; PgBouncer, PostgreSQL, nginx and the clients on the same machine`,
    figures: { one: round(oneReplica), three: round(threeReplicas) },
    limit: { name: 'three replicas / one replica', value: round(threeReplicas / oneReplica), min: 2.5 },
  };
}

/** B11 sends three times as many requests as the replicas can handle. Responses after two seconds do not count. */
async function measureOverload(topology: Topology, getNextRequest: () => HttpRequest): Promise<Measurement> {
  await topology.routeTo([0, 1, 2]);
  const peak = getThroughput(await runClosedLoop(topology.url, getNextRequest, 24, seconds));
  const outcome = await runOpenLoop(
    topology.url,
    getNextRequest,
    peak * 3,
    new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
  );
  const goodput = getGoodput(outcome, 2_000);
  console.log(`B11: peak ${round(peak)}/s; sent ${round(peak * 3)}/s: ${formatStatuses(outcome)}`);
  return {
    description:
      'Responses within 2 s at three times the capacity; nginx rejects requests for which no replica has room',
    figures: { 'peak, per second': round(peak), 'goodput, per second': round(goodput) },
    limit: { name: 'goodput / peak', value: round(goodput / peak), min: 0.8 },
  };
}

const measurements = { R34: measureRollingRestart, B9: measureScaling, B11: measureOverload };
const { names: selectedIds } = readArguments(`npm run topology [-- smoke ${Object.keys(measurements).join(' ')}]`);
if (!existsSync(new URL('../../.site/app.html', import.meta.url))) {
  console.error('shortlist: the site is not built: run npm run topology in the root of the checkout, which builds it');
  process.exit(1);
}
const topology = await startTopology(firstPort);
try {
  console.log(
    `The topology is running at ${topology.url}: nginx, three API replicas, a worker, PgBouncer, PostgreSQL, a mail catcher`,
  );
  if ((await runSmokeTest(topology.url, () => topology.countEmails())).length > 0) process.exitCode = 1;
  const users = await Promise.all(Array.from({ length: 10 }, () => registerTestUser(topology.url)));
  for (const [id, measure] of Object.entries(measurements)) {
    if (selectedIds.length > 0 && !selectedIds.includes(id)) continue;
    const { description, figures, limit } = await measure(topology, createMixedWorkload(users));
    console.log(`${isMet(limit) ? 'pass' : 'FAIL'}  ${id}  ${limit.name}: ${limit.value}  ${JSON.stringify(figures)}`);
    if (!isMet(limit)) process.exitCode = 1;
    if (!process.env.SECONDS) saveResult(resultsFile, id, { description, figures, limits: [limit] });
  }
} finally {
  await topology.stop();
}
