import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@shortlist/testing/postgres';
import { Client } from 'pg';
import { type BackendServer, startBackendServer } from '../shared/backend-server';

/**
 * Three workers with one PostgreSQL database run a cron job 300 times. The test kills workers at random during the job.
 * Set PERIODS=60 for a short run.
 */
const periods = Number(process.env.PERIODS ?? 300);
const killShare = 0.07;
const jobName = 'reconcile-open-payments';

/** A worker with its own fake payment service. Requests to the service show when the worker runs the job. */
interface Worker {
  server: BackendServer;
  stripeUrl: string;
  isUp: boolean;
}

const postgres = await startPostgres();
const database = new Client({ connectionString: `${postgres.url}/postgres` });
await database.connect();
const workers: Worker[] = [];
const kills: Promise<void>[] = [];
let killsWorkers = true;
const counts = { begun: 0, answered: 0, killed: 0 };

const startServerProcess = (stripeUrl: string, role = 'worker') =>
  startBackendServer(
    {
      ROLE: role,
      DATABASE_URL: `${postgres.url}/postgres`,
      STRIPE_SECRET_KEY: 'sk_test_stress',
      STRIPE_WEBHOOK_SECRET: 'whsec_stress',
      STRIPE_API_URL: stripeUrl,
      STRIPE_RECONCILE_SECONDS: '1',
      LOG_LEVEL: 'silent',
    },
    { quiet: true },
  );

async function killAndRestart(worker: Worker): Promise<void> {
  worker.isUp = false;
  counts.killed += 1;
  await wait(Math.random() * 100);
  await worker.server.kill();
  worker.server = await startServerProcess(worker.stripeUrl);
  worker.isUp = true;
}

/** The payment service returns an empty list after a short delay, or kills the worker instead of responding. */
async function addWorker(): Promise<void> {
  const worker: Partial<Worker> = { isUp: false };
  const stripe = createServer((request, response) => {
    // The hourly full reconciliation looks back several days.
    const since = Number(new URL(request.url ?? '', 'http://stripe').searchParams.get('created[gte]'));
    const isJobRequest = since > Date.now() / 1_000 - 3 * 3_600;
    if (isJobRequest) counts.begun += 1;
    if (isJobRequest && killsWorkers && Math.random() < killShare && workers.every(({ isUp }) => isUp)) {
      kills.push(killAndRestart(worker as Worker));
      return;
    }
    setTimeout(() => {
      if (isJobRequest) counts.answered += 1;
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', url: '/v1/events', has_more: false, data: [] }));
    }, 150);
  });
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  worker.stripeUrl = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  worker.server = await startServerProcess(worker.stripeUrl);
  worker.isUp = true;
  stripe.unref();
  workers.push(worker as Worker);
}

const readQueue = async () => {
  const { rows } = await database.query<{ done: number; tries: number; again: number; lost: number }>(
    `SELECT count(done_at) FILTER (WHERE job = $1)::int AS done, sum(attempts) FILTER (WHERE job = $1)::int AS tries,
       count(*) FILTER (WHERE job = $1 AND attempts > 1)::int AS again,
       count(*) FILTER (WHERE attempts > 0 AND done_at IS NULL)::int AS lost FROM job_runs`,
    [jobName],
  );
  return rows[0] as (typeof rows)[number];
};

try {
  const migratingServer = await startServerProcess('http://127.0.0.1:9', 'api');
  // The job sends requests to the payment service only if there is an open checkout.
  await database.query(`WITH owner AS (INSERT INTO owners (id) VALUES (gen_random_uuid()) RETURNING id)
    INSERT INTO payments (owner_id, receipt, currency, amount, language, created_at)
    SELECT id, 'stress', 'usd', 1, 'en', now() - interval '1 minute' FROM owner`);
  await migratingServer.stop();
  for (let count = 0; count < 3; count += 1) await addWorker();
  const startTime = performance.now();
  // The job runs about once a second. The limit ends the test if runs no longer finish.
  const maxDurationMs = periods * 3_000 + 60_000;
  while ((await readQueue()).done < periods && performance.now() - startTime < maxDurationMs) await wait(500);
  killsWorkers = false;
  // Other workers retry the runs of killed workers after half a minute.
  const settleStart = performance.now();
  while ((await readQueue()).lost > 0 && performance.now() - settleStart < 120_000) await wait(100);
  await Promise.all(kills);
  await Promise.all(workers.splice(0).map(({ server }) => server.stop()));
  const { done, tries: attempts, again: retried, lost } = await readQueue();
  const { begun, answered, killed } = counts;
  const isGood =
    done >= periods &&
    lost === 0 &&
    killed > 0 &&
    done === answered &&
    attempts === begun &&
    begun === answered + killed;
  const seconds = Math.round((performance.now() - startTime) / 1_000);
  console.log(`     ${begun} requests, ${answered} answered; ${seconds} s`);
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${done} runs of a job on 3 workers, ${killed} workers killed with SIGKILL: ` +
      `${answered} completed, ${retried} of them by another worker after the first was killed, ${lost} lost`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await Promise.allSettled(kills);
  await Promise.all(workers.map(({ server }) => server.stop()));
  await database.end();
  await postgres.stop();
}
