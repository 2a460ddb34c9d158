import {
  type Outcome,
  sendGenerations,
  sendHostile,
  ResponseTimeMonitor,
} from '@shortlist/backend/input/hostile-calls';
import { hostileShapes } from '@shortlist/backend/input/hostile-texts';
import { startBackendServer, unlimitedEnv } from './backend-server';

/**
 * S2: sends some 40 hostile shapes of text, up to the size limit, to every public endpoint while it polls
 * `/api/health/live` every 50 ms; then 150 concurrent generations. ONLY='optimize|letter' selects endpoints, EVERY=4
 * uses every fourth shape.
 */
const most = { p99: 100, longest: 500 };

const server = await startBackendServer(unlimitedEnv, { quiet: true });
const watch = new ResponseTimeMonitor(server.url);
let failures = 0;
const row = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
function tell({ call, p99, longest, slowest, statuses }: Outcome): void {
  const isGood = p99 <= most.p99 && longest <= most.longest && !statuses[0] && !statuses[500];
  if (!isGood) failures++;
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const name = isGood ? call : `**${call}**`;
  row([name, p99.toFixed(0), longest.toFixed(0), slowest.toFixed(1), told.join(', ')]);
}
try {
  row(['call', 'others waited, ms (99 of 100)', 'at most', 'slowest, s', 'statuses']);
  row(['---', '---:', '---:', '---:', '---']);
  const only = new RegExp(process.env.ONLY ?? '.');
  const shapes = hostileShapes.filter((_, i) => i % Number(process.env.EVERY ?? 1) === 0);
  for await (const outcome of sendHostile(server.url, watch, { only, shapes })) tell(outcome);
  if (only.test('generations')) tell(await sendGenerations(server.url, watch));
} finally {
  await watch.stop();
  await server.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
