import { setTimeout as wait } from 'node:timers/promises';
import { maliciousFiles } from '@shortlist/backend/engine/importing/testing/malicious-files';
import { startBackendServer } from '../shared/backend-server';

/** Limits per file. `latencyMs` is for the 99th percentile of other requests. */
const limits = { seconds: 10.5, megabytes: 128, latencyMs: 200 };
const validFile = Buffer.from('Ana Duarte\nana@example.com\n+1 555 0100 200').toString('base64');

const server = await startBackendServer({ RATE_IMPORTS: '100000', RATE_DEFAULT: '100000', RATE_NEW_SESSION: '100000' });
const sendImport = (data: string) =>
  fetch(`${server.url}/api/imports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ data }),
  });

async function measureOtherRequests(task: Promise<unknown>): Promise<{ p99: number; peak: number }> {
  let isDone = false;
  void task.finally(() => {
    isDone = true;
  });
  const responseTimes: number[] = [];
  let peak = 0;
  while (!isDone || responseTimes.length < 20) {
    const start = performance.now();
    await (await fetch(`${server.url}/api/health/live`, { headers: { Connection: 'close' } })).arrayBuffer();
    responseTimes.push(performance.now() - start);
    if (responseTimes.length % 5 === 0) peak = Math.max(peak, server.getResidentMemoryMb());
    await wait(10);
  }
  responseTimes.sort((a, b) => a - b);
  return {
    p99: responseTimes[Math.min(responseTimes.length - 1, Math.ceil(responseTimes.length * 0.99) - 1)] ?? 0,
    peak,
  };
}

let failures = 0;
try {
  // Warms up, so that the memory of lazily loaded code does not count for a malicious file.
  for (let i = 0; i < 3; i++) await (await sendImport(validFile)).arrayBuffer();
  for (const [name, { bytes, expectedError }] of Object.entries(maliciousFiles)) {
    const data = Buffer.from(bytes()).toString('base64');
    const memoryBefore = server.getResidentMemoryMb();
    const start = performance.now();
    let seconds = 0;
    const importStatus = sendImport(data).then(async (response) => {
      await response.arrayBuffer();
      seconds = (performance.now() - start) / 1000;
      return response.status;
    });
    const { p99, peak } = await measureOtherRequests(importStatus);
    const status = await importStatus;
    const nextResponse = await sendImport(validFile);
    await nextResponse.arrayBuffer();
    const addedMemory = peak - memoryBefore;
    const isGood =
      (expectedError ? status >= 400 && status < 500 : status < 500) &&
      nextResponse.status === 200 &&
      seconds <= limits.seconds &&
      addedMemory <= limits.megabytes &&
      p99 < limits.latencyMs;
    if (!isGood) failures++;
    const measurements = `${status}  ${seconds.toFixed(1)} s  +${addedMemory.toFixed(0)} MB  other requests p99 ${p99.toFixed(0)} ms  next import ${nextResponse.status}`;
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(45)} ${measurements}`);
  }
} finally {
  await server.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
