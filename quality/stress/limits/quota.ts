import { setTimeout as wait } from 'node:timers/promises';
import type { Behavior } from '@shortlist/testing/servers/openai-server';
import {
  postJson,
  type BackendCluster,
  startBackendCluster,
  reportResult,
  createGuestSession,
} from './backend-cluster';

const generationRequest = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
const generate = (url: string, cookie: string) => postJson(`${url}/api/autonomous-generate`, generationRequest, cookie);

export async function stressGuestQuota(rounds: number, calls: number): Promise<boolean> {
  const cluster = await startBackendCluster({ FREE_GENERATIONS: '3' });
  try {
    // Warms up the processes, so that threads and connections exist.
    const guestCookies = await Promise.all(Array.from({ length: 30 }, () => createGuestSession(cluster.nextUrl())));
    await Promise.all(guestCookies.slice(0, 6).map((guestCookie) => generate(cluster.nextUrl(), guestCookie)));
    const failures: string[] = [];
    let retries = 0;
    const start = performance.now();
    for (let round = 1; round <= rounds; round++) {
      const cookie = await createGuestSession(cluster.nextUrl());
      cluster.provider.calls = [];
      const responses = await Promise.all(
        Array.from({ length: calls }, async () => {
          // A busy server temporarily rejects requests with 503.
          for (;;) {
            const response = await generate(cluster.nextUrl(), cookie);
            if (![503, 0].includes(response.status) || performance.now() - start > 1_800_000) return response;
            retries++;
            await wait(1_000 + Math.random() * 2_000);
          }
        }),
      );
      const count = (status: number) => responses.filter((response) => response.status === status).length;
      // A generation makes two calls: one for the resume and one for the cover letter.
      const counts = [count(200), count(402), cluster.provider.calls.length / 2];
      if (String(counts) !== String([3, calls - 3, 3])) failures.push(`round ${round}: ${counts.join(', ')}`);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    for (const failure of failures) console.log(`     ${failure}`);
    return reportResult(
      failures.length === 0,
      `guest quota: ${rounds} rounds of ${calls} concurrent calls on 3 processes: 3 × 200, ${calls - 3} × 402, 3 reached the provider; ${retries} retries after a 503; ${seconds} s`,
    );
  } finally {
    await cluster.stop();
  }
}

/** The provider fails 30% of calls. */
const behaviors: Behavior[] = [
  'normal',
  'error',
  'normal',
  'normal',
  'stall',
  'normal',
  'normal',
  'reset',
  'normal',
  'normal',
];

/** Kills processes during calls to an unreliable provider. */
export async function stressKilledProcesses(kills: number): Promise<boolean> {
  const cluster = await startBackendCluster({ FREE_GENERATIONS: '3', OPENAI_TIMEOUT_SECONDS: '4' });
  const start = performance.now();
  const stopCycle = cycleBehaviors(cluster);
  try {
    cluster.provider.chunkDelayMs = 3;
    const generationCount = await killDuringGenerations(cluster, kills);
    await stopCycle();
    const { reserved, seconds: settleSeconds } = await waitUntilSettled(cluster);
    const [wrongOwners] = await queryNumbers(
      cluster,
      `SELECT count(*) FROM owners WHERE used <> (SELECT count(*) FROM generations WHERE owner_id = owners.id)`,
    );
    const [wrongBudgets] = await queryNumbers(
      cluster,
      `SELECT count(*) FROM ai_budgets WHERE length(period) = 7 AND spent_micros <> (SELECT sum(cost_micros) FROM ai_calls)`,
    );
    const [doneCount, lostCount] = await queryNumbers(
      cluster,
      `SELECT (SELECT count(*) FROM generations) AS done, (SELECT count(*) FROM ai_calls WHERE outcome = 'lost') AS lost`,
    );
    console.log(
      `     ${generationCount} generations, ${doneCount} finished, ${lostCount} calls lost with their process; ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    return reportResult(
      wrongOwners === 0 && wrongBudgets === 0 && reserved.every((value) => value === 0),
      `killed processes: ${kills} × kill -9 between reserve and settle: ${wrongOwners} owners with a wrong number of uses; still reserved after ${settleSeconds.toFixed(0)} s without load: ${reserved.join(', ')}`,
    );
  } finally {
    await stopCycle();
    await cluster.stop();
  }
}

function cycleBehaviors({ provider }: BackendCluster): () => Promise<void> {
  let isOver = false;
  const cycle = (async () => {
    for (let index = 0; !isOver; index++) {
      provider.behavior = behaviors[index % behaviors.length] ?? 'normal';
      await wait(30);
    }
  })();
  return async () => {
    isOver = true;
    await cycle;
  };
}

async function killDuringGenerations(cluster: BackendCluster, kills: number): Promise<number> {
  const { provider } = cluster;
  let generationCount = 0;
  let killsLeft = kills;
  const killRepeatedly = async (index: number) => {
    while (killsLeft-- > 0) {
      const { url } = cluster.servers[index] ?? { url: '' };
      const cookies = await Promise.all(Array.from({ length: 4 }, () => createGuestSession(url)));
      const callsBefore = provider.calls.length;
      const pendingGenerations = cookies.map((cookie) => generate(url, cookie));
      generationCount += pendingGenerations.length;
      // The server has reserved the uses when the calls reach the provider.
      for (let attempts = 0; provider.calls.length < callsBefore + 4 && attempts < 200; attempts++) await wait(10);
      await wait(Math.random() * 250);
      await cluster.servers[index]?.kill();
      await Promise.all(pendingGenerations);
      await cluster.restart(index);
    }
  };
  await Promise.all([0, 1, 2].map(killRepeatedly));
  return generationCount;
}

/** A job that runs every ten seconds releases the reservations of a killed process after 150 s. */
async function waitUntilSettled(cluster: BackendCluster): Promise<{ reserved: number[]; seconds: number }> {
  const start = performance.now();
  let reserved = await readReservations(cluster);
  while (reserved.some((value) => value > 0) && performance.now() - start < 200_000) {
    await wait(1_000);
    reserved = await readReservations(cluster);
  }
  return { reserved, seconds: (performance.now() - start) / 1000 };
}

const readReservations = (cluster: BackendCluster) =>
  queryNumbers(
    cluster,
    `SELECT (SELECT count(*) FROM reservations) AS uses, (SELECT count(*) FROM ai_calls WHERE outcome = 'reserved') AS calls,
       (SELECT coalesce(sum(reserved_micros), 0) FROM ai_budgets) AS micros`,
  );

async function queryNumbers({ database }: BackendCluster, sql: string): Promise<number[]> {
  const { rows } = await database.query<Record<string, string>>(sql);
  return Object.values(rows[0] ?? {}).map(Number);
}
