import { setTimeout as wait } from 'node:timers/promises';
import type { Behavior } from '@shortlist/backend/servers/openai-server';
import { postJson, type Fleet, startFleet, reportResult, createGuest } from './fleet';

const generationRequest = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
const generate = (url: string, cookie: string) => postJson(`${url}/api/autonomous-generate`, generationRequest, cookie);

/** R1: a thousand concurrent requests to three processes by a guest who has three free uses. */
export async function stressGuestQuota(rounds: number, calls: number): Promise<boolean> {
  const fleet = await startFleet({ FREE_GENERATIONS: '3' });
  try {
    // Warms up the processes, so that threads and connections exist.
    const others = await Promise.all(Array.from({ length: 30 }, () => createGuest(fleet.nextUrl())));
    await Promise.all(others.slice(0, 6).map((other) => generate(fleet.nextUrl(), other)));
    const bad: string[] = [];
    let again = 0;
    const start = performance.now();
    for (let round = 1; round <= rounds; round++) {
      const cookie = await createGuest(fleet.nextUrl());
      fleet.provider.calls = [];
      const answers = await Promise.all(
        Array.from({ length: calls }, async () => {
          // A busy machine temporarily rejects requests, which are retried after the time in Retry-After.
          for (;;) {
            const answer = await generate(fleet.nextUrl(), cookie);
            if (![503, 0].includes(answer.status) || performance.now() - start > 1_800_000) return answer;
            again++;
            await wait(1_000 + Math.random() * 2_000);
          }
        }),
      );
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      // A generation makes two calls: one for the resume and one for the cover letter.
      const figures = [count(200), count(402), fleet.provider.calls.length / 2];
      if (String(figures) !== String([3, calls - 3, 3])) bad.push(`round ${round}: ${figures.join(', ')}`);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    for (const line of bad) console.log(`     ${line}`);
    return reportResult(
      bad.length === 0,
      `R1: ${rounds} rounds of ${calls} at once on 3 processes: 3 × 200, ${calls - 3} × 402, the provider asked for 3; ${again} came again after a 503; ${seconds} s`,
    );
  } finally {
    await fleet.stop();
  }
}

/** R2: a provider that fails 30% of calls, and processes that are killed while calls are in flight. */
export async function stressKilledProcesses(kills: number): Promise<boolean> {
  const fleet = await startFleet({ FREE_GENERATIONS: '3', OPENAI_TIMEOUT_SECONDS: '4' });
  const { provider } = fleet;
  let isOver = false;
  const moods: Behavior[] = [
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
  const moody = (async () => {
    for (let turn = 0; !isOver; turn++) {
      provider.behavior = moods[turn % moods.length] ?? 'normal';
      await wait(30);
    }
  })();
  try {
    provider.chunkDelayMs = 3;
    const start = performance.now();
    let asked = 0;
    let left = kills;
    const lane = async (index: number) => {
      while (left-- > 0) {
        const { url } = fleet.servers[index] ?? { url: '' };
        const cookies = await Promise.all(Array.from({ length: 4 }, () => createGuest(url)));
        const before = provider.calls.length;
        const answers = cookies.map((cookie) => generate(url, cookie));
        asked += answers.length;
        // Kills the processes when the uses are reserved and the provider is working.
        for (let tries = 0; provider.calls.length < before + 4 && tries < 200; tries++) await wait(10);
        await wait(Math.random() * 250);
        await fleet.servers[index]?.kill();
        await Promise.all(answers);
        await fleet.restart(index);
      }
    };
    await Promise.all([0, 1, 2].map(lane));
    isOver = true;
    await moody;
    const rest = performance.now();
    let reserved = await readReservations(fleet);
    while (reserved.some((one) => one > 0) && performance.now() - rest < 120_000) {
      await wait(1_000);
      reserved = await readReservations(fleet);
    }
    const quiet = ((performance.now() - rest) / 1000).toFixed(0);
    const wrong = await queryNumbers(
      fleet,
      `SELECT count(*) FROM owners WHERE used <> (SELECT count(*) FROM generations WHERE owner_id = owners.id)`,
    );
    const books = await queryNumbers(
      fleet,
      `SELECT count(*) FROM ai_budgets WHERE length(period) = 7 AND spent_micros <> (SELECT sum(cost_micros) FROM ai_calls)`,
    );
    const [done, lost] = await queryNumbers(
      fleet,
      `SELECT (SELECT count(*) FROM generations) AS done, (SELECT count(*) FROM ai_calls WHERE outcome = 'lost') AS lost`,
    );
    const isGood = wrong[0] === 0 && books[0] === 0 && reserved.every((one) => one === 0);
    console.log(
      `     ${asked} generations, ${done} finished, ${lost} calls lost with their process; ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    return reportResult(
      isGood,
      `R2: ${kills} × kill -9 between reserve and settle: ${wrong[0]} owners with a use too many or too few; after ${quiet} s at rest reserved: ${reserved.join(', ')}`,
    );
  } finally {
    isOver = true;
    await fleet.stop();
  }
}

const readReservations = (fleet: Fleet) =>
  queryNumbers(
    fleet,
    `SELECT (SELECT count(*) FROM reservations) AS uses, (SELECT count(*) FROM ai_calls WHERE outcome = 'reserved') AS calls,
       (SELECT coalesce(sum(reserved_micros), 0) FROM ai_budgets) AS micros`,
  );

async function queryNumbers({ database }: Fleet, sql: string): Promise<number[]> {
  const { rows } = await database.query<Record<string, string>>(sql);
  return Object.values(rows[0] ?? {}).map(Number);
}
