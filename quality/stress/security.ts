import {
  type CallOutcome,
  sendGenerations,
  sendHostileCalls,
  ResponseTimeMonitor,
} from '@shortlist/backend/fuzzing/hostile-calls';
import { hostileTextShapes } from '@shortlist/testing/hostile-texts';
import { startBackendServer, unlimitedEnv } from '../shared/backend-server';
import { runBackendSpecs, runSpecs } from './run-specs';

/**
 * Sends hostile texts up to the size limit to all public endpoints, and then 150 concurrent generations. Meanwhile,
 * polls `/api/health/live` every 50 ms. Finally, runs the specs about the other faults in docs/quality/security.md (S1
 * to S24). Takes about five minutes. Set EVERY=1 to send all kinds of text instead of every fourth kind, or
 * ONLY='optimize|letter' to test only some endpoints.
 */
const limits = { p99: 100, max: 500 };

const server = await startBackendServer(unlimitedEnv, { quiet: true });
const monitor = new ResponseTimeMonitor(server.url);
let failures = 0;
const printRow = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
function printOutcome({ call, p99, max, slowestCallSeconds, statuses }: CallOutcome): void {
  const isGood = p99 <= limits.p99 && max <= limits.max && !statuses[0] && !statuses[500];
  if (!isGood) failures++;
  const statusCounts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const name = isGood ? call : `**${call}**`;
  printRow([name, p99.toFixed(0), max.toFixed(0), slowestCallSeconds.toFixed(1), statusCounts.join(', ')]);
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
      runBackendSpecs(
        'S1: an email address belongs to whoever receives its mail, and no other account becomes administrator',
        ['account/addresses'],
      ),
      runSpecs('S3, S4: with two proxies in front, client addresses are correct and downloads work', 'quality', [
        'topology/nginx',
      ]),
      runBackendSpecs('S5: free accounts, however many, cannot use up the budget of paying users', [
        'ai/paid-call-limits',
        'ai/canceled-uses',
      ]),
      runBackendSpecs('S6, S17, S24: limits apply per network, each path has one spelling, security headers are set', [
        'operations/production',
      ]),
      runBackendSpecs('S9: on a full disk, no acknowledged write is lost and the process exits', [
        'operations/full-disk',
      ]),
      runSpecs('S10, S18: files are private, and the log contains no names', 'backend', [
        'src/platform/config/config',
        'src/platform/logging/logging',
      ]),
      runBackendSpecs('S11: weak passwords are rejected', ['account/passwords', 'account/accounts']),
      runBackendSpecs('S16: storage is limited per owner and per network', [
        'builder/storage',
        'account/guest-storage',
      ]),
      runBackendSpecs('S22: a jump of the system clock deletes nothing', ['operations/clock-jumps']),
      runBackendSpecs('Load: requests, connections and concurrent work are limited per network', [
        'platform/network-calls',
        'platform/owner-transactions',
        'platform/idempotency',
      ]),
    ];
process.exitCode = failures === 0 && specs.every(Boolean) ? 0 : 1;
