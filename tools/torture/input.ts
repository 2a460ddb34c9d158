import { barrage } from '@shortlist/backend/input/barrage';
import { startServer, unlimited } from './server';

/** R19 by count: bodies of all kinds to every call. BODIES=1000 for a short one; SEED=7 for others. */
const count = Number(process.env.BODIES ?? 50_000);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/**
 * MB that our own objects may grow by in the second half. In the first half fills up what is read once, and what is
 * remembered up to a number (stems, terms, titles): some 40. Answers of the database that somebody kept were 30 more in
 * each 10,000 calls.
 */
const mostGrowth = 40;

const server = await startServer(unlimited);
try {
  const start = performance.now();
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const kept = [await server.kept()];
  for (const [half, bodies] of [Math.ceil(count / 2), Math.floor(count / 2)].entries()) {
    const result = await barrage(server.url, bodies, seed + half * 1_000);
    for (const [status, calls] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + calls;
    failures.push(...result.failures);
    kept.push(await server.kept());
  }
  const seconds = (performance.now() - start) / 1000;
  const alive = await fetch(`${server.url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  const growth = kept[2]!.heap - kept[1]!.heap;
  if (!(growth <= mostGrowth)) failures.push(`The heap grew by ${growth} MB in the second half.`);
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  const isGood = failures.length === 0 && alive;
  const calls = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${calls} calls (seed ${seed}) in ${seconds.toFixed(0)} s, ${failures.length} failures`,
  );
  console.log(`     ${JSON.stringify(statuses)}`);
  console.log('     MB kept at the start, after the first and the second half:');
  for (const part of ['heap', 'database', 'process'] as const)
    console.log(`     ${part.padEnd(8)} ${kept.map((one) => String(one[part]).padStart(5)).join('')}`);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
