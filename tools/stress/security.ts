import {
  type CallOutcome,
  sendGenerations,
  sendHostileCalls,
  ResponseTimeMonitor,
} from '@shortlist/backend/input/hostile-calls';
import { hostileTextShapes } from '@shortlist/backend/input/hostile-texts';
import { startBackendServer, unlimitedEnv } from './backend-server';

/**
 * Sends about 40 kinds of hostile text, up to the size limit, to every public endpoint, and polls
 * `/api/health/live` every 50 ms meanwhile; then sends 150 concurrent generations. ONLY='optimize|letter' selects
 * endpoints. Uses every fourth kind of text, which takes some three minutes; EVERY=1 uses all.
 */
const limits = { p99: 100, max: 500 };

const server = await startBackendServer(unlimitedEnv, { quiet: true });
const monitor = new ResponseTimeMonitor(server.url);
let failures = 0;
const printRow = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
function printOutcome({ call, p99, max, slowestSeconds, statuses }: CallOutcome): void {
  const isGood = p99 <= limits.p99 && max <= limits.max && !statuses[0] && !statuses[500];
  if (!isGood) failures++;
  const statusCounts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const name = isGood ? call : `**${call}**`;
  printRow([name, p99.toFixed(0), max.toFixed(0), slowestSeconds.toFixed(1), statusCounts.join(', ')]);
}
try {
  printRow(['call', 'other requests p99, ms', 'max, ms', 'slowest call, s', 'statuses']);
  printRow(['---', '---:', '---:', '---:', '---']);
  const endpointPattern = new RegExp(process.env.ONLY ?? '.');
  const shapes = hostileTextShapes.filter((_, i) => i % Number(process.env.EVERY ?? 4) === 0);
  for await (const outcome of sendHostileCalls(server.url, monitor, { only: endpointPattern, shapes }))
    printOutcome(outcome);
  if (endpointPattern.test('generations')) printOutcome(await sendGenerations(server.url, monitor));
} finally {
  await monitor.stop();
  await server.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
