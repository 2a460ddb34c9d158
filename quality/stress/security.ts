import {
  type CallOutcome,
  sendGenerations,
  sendHostileCalls,
  ResponseTimeMonitor,
} from '@shortlist/backend/fuzzing/hostile-calls';
import { hostileTextShapes } from '@shortlist/testing/hostile-texts';
import { startBackendServer, unlimitedEnv } from './backend-server';
import { runBackendSpecs, runSpecs } from './run-specs';

/**
 * Sends about 40 kinds of hostile text, up to the size limit, to every public endpoint, and polls
 * `/api/health/live` every 50 ms meanwhile; then sends 150 concurrent generations. ONLY='optimize|letter' selects
 * endpoints. Uses every fourth kind of text; EVERY=1 uses all. Without ONLY, then runs the tests of the other faults
 * that docs/quality/security.md numbers. All of it takes some five minutes.
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

const specs = process.env.ONLY
  ? []
  : [
      runBackendSpecs('S1: an address belongs to who answers its mail, and no other account is promoted', [
        'account/addresses',
      ]),
      runSpecs('S3, S4: behind two proxies, clients have their own address, and downloads work', 'quality', [
        'topology/nginx',
      ]),
      runBackendSpecs('S5: free use, however many accounts, leaves the model to those who have paid', [
        'ai/paid-call-limits',
        'ai/canceled-uses',
      ]),
      runBackendSpecs('S6, S17, S24: limits count networks, paths have one spelling, browsers are told', [
        'operations/production',
      ]),
      runBackendSpecs('S9: a full disk loses nothing that was acknowledged, and ends the process', [
        'operations/full-disk',
      ]),
      runSpecs('S10, S18: files are private, and the log has no names', 'backend', [
        'src/platform/config/config',
        'src/platform/logging/logging',
      ]),
      runBackendSpecs('S11: passwords that are easily guessed are refused', ['account/passwords', 'account/accounts']),
      runBackendSpecs('S16: owners and networks store a limited amount', ['builder/storage', 'account/guest-storage']),
      runBackendSpecs('S22: a jump of the clock deletes nothing', ['operations/clock-jumps']),
      runBackendSpecs('Load: calls, connections and places of one network are limited', [
        'platform/network-calls',
        'platform/owner-transactions',
        'platform/idempotency',
      ]),
    ];
process.exitCode = failures === 0 && specs.every(Boolean) ? 0 : 1;
