import { barrage } from '@shortlist/backend/input/barrage';
import { startServer, unlimited } from './server';

/** R19 by count: bodies of all kinds to every call. BODIES=1000 for a short one; SEED=7 for others. */
const count = Number(process.env.BODIES ?? 50_000);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const server = await startServer(unlimited);
const before = server.memory();
try {
  const start = performance.now();
  const { statuses, failures } = await barrage(server.url, count, seed);
  const seconds = (performance.now() - start) / 1000;
  const alive = await fetch(`${server.url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  for (const failure of failures.slice(0, 20)) console.log(`FAIL ${failure}`);
  const isGood = failures.length === 0 && alive;
  const calls = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${calls} calls (seed ${seed}) in ${seconds.toFixed(0)} s, ${failures.length} failures`,
  );
  console.log(`     ${JSON.stringify(statuses)}  memory +${(server.memory() - before).toFixed(0)} MB`);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
