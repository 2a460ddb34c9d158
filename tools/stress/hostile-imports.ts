import { setTimeout as wait } from 'node:timers/promises';
import { maliciousFiles } from '@shortlist/backend/imports/testing/malicious-files';
import { startBackendServer } from './backend-server';

/**
 * Limits per file: seconds to process, MB of additional memory, and milliseconds that other requests wait (99th
 * percentile).
 */
const limits = { seconds: 10.5, megabytes: 128, latencyMs: 200 };
const validFile = Buffer.from('Ana Duarte\nana@example.com\n+1 555 0100 200').toString('base64');

const server = await startBackendServer({ RATE_IMPORTS: '100000', RATE_DEFAULT: '100000', RATE_NEW_SESSION: '100000' });
const sendImport = (data: string) =>
  fetch(`${server.url}/api/imports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ data }),
  });

/** Measures the waiting time of other requests, which shows how long the main loop is blocked. */
async function measureOtherRequests(until: Promise<unknown>): Promise<{ p99: number; peak: number }> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  let peak = 0;
  while (!isOver || waits.length < 20) {
    const start = performance.now();
    await (await fetch(`${server.url}/api/health/live`, { headers: { Connection: 'close' } })).arrayBuffer();
    waits.push(performance.now() - start);
    if (waits.length % 5 === 0) peak = Math.max(peak, server.getResidentMemoryMb());
    await wait(10);
  }
  waits.sort((a, b) => a - b);
  return { p99: waits[Math.min(waits.length - 1, Math.ceil(waits.length * 0.99) - 1)] ?? 0, peak };
}

let failures = 0;
try {
  // Warms up with three files, so that memory retained after the first files does not count for a later one.
  for (let i = 0; i < 3; i++) await (await sendImport(validFile)).arrayBuffer();
  for (const [name, { bytes, expectedError }] of Object.entries(maliciousFiles)) {
    const data = Buffer.from(bytes()).toString('base64');
    const before = server.getResidentMemoryMb();
    const start = performance.now();
    let seconds = 0;
    const answered = sendImport(data).then(async (response) => {
      await response.arrayBuffer();
      seconds = (performance.now() - start) / 1000;
      return response.status;
    });
    const { p99, peak } = await measureOtherRequests(answered);
    const status = await answered;
    const next = await sendImport(validFile);
    await next.arrayBuffer();
    const added = peak - before;
    const isGood =
      (expectedError ? status >= 400 && status < 500 : status < 500) &&
      next.status === 200 &&
      seconds <= limits.seconds &&
      added <= limits.megabytes &&
      p99 < limits.latencyMs;
    if (!isGood) failures++;
    const figures = `${status}  ${seconds.toFixed(1)} s  +${added.toFixed(0)} MB  waiting ${p99.toFixed(0)} ms  next ${next.status}`;
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(45)} ${figures}`);
  }
} finally {
  await server.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
