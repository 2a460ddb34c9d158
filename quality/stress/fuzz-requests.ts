import { fuzzApi } from '@shortlist/backend/fuzzing/fuzz-api';
import { startBackendServer, unlimitedEnv } from '../shared/backend-server';

/** Sends fuzzed bodies to all endpoints. Set BODIES=1000 for a short run, and SEED=7 to repeat a run. */
const count = Number(process.env.BODIES ?? 50_000);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/**
 * Applies only to the second half of the run. In the first half, lazily loaded data and bounded caches take about 40
 * MB.
 */
const maxHeapGrowthMb = 40;

const server = await startBackendServer(unlimitedEnv);
try {
  const start = performance.now();
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const measurements = [await server.measureRetainedMemory()];
  for (const [half, bodyCount] of [Math.ceil(count / 2), Math.floor(count / 2)].entries()) {
    const result = await fuzzApi(server.url, bodyCount, seed + half * 1_000);
    for (const [status, calls] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + calls;
    failures.push(...result.failures);
    measurements.push(await server.measureRetainedMemory());
  }
  const seconds = (performance.now() - start) / 1000;
  const isAlive = await fetch(`${server.url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  const growth = measurements[2]!.heap - measurements[1]!.heap;
  if (!(growth <= maxHeapGrowthMb)) failures.push(`The heap grew by ${growth} MB in the second half.`);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  const isGood = failures.length === 0 && isAlive;
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${calls} requests (seed ${seed}) in ${seconds.toFixed(0)} s, ${failures.length} failures`,
  );
  console.log(`     ${JSON.stringify(statuses)}`);
  console.log('     MB retained at the start, after the first half, and after the second half:');
  for (const area of ['heap', 'database', 'process'] as const)
    console.log(
      `     ${area.padEnd(8)} ${measurements.map((measurement) => String(measurement[area]).padStart(5)).join('')}`,
    );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
