import { randomUUID } from 'node:crypto';
import type { AiFeature } from '@shortlist/contracts/admin/ai-features';
import { staff } from '@shortlist/contracts/admin/staff';
import type { DataSource } from 'typeorm';
import type { SeededRandom } from '@shortlist/testing/seeded-random';
import { dayInMs, insertRows } from './seed-helpers';
import type { SeedAccount } from './accounts';

const limits = { day: 10_000_000, month: 200_000_000, warning: 0.7, emergency: 0.9 };

const featureUsage: [feature: AiFeature | 'staff', weight: number, input: number, output: number, seconds: number][] = [
  ['one-click-resume', 24, 4_200, 2_300, 14],
  ['one-click-letter', 24, 3_100, 1_100, 9],
  ['letter', 12, 3_600, 1_200, 10],
  ['bullets', 16, 2_800, 900, 7],
  ['analysis', 14, 2_600, 700, 6],
  ['summary', 8, 1_700, 400, 4],
  ['improve', 9, 900, 120, 2],
  ['answer', 10, 2_400, 350, 3],
  ['staff', 14, 3_900, 1_400, 11],
];
const modelPrices = [
  { name: 'gpt-4.1', input: 2, cached: 0.5, output: 8 },
  { name: 'gpt-4.1-mini', input: 0.4, cached: 0.1, output: 1.6 },
] as const;
const outcomes = [
  ['ok', 955],
  ['cancelled', 18],
  ['stalled', 9],
  ['unreachable', 8],
  ['nonsense', 7],
  ['refused', 3],
] as const;

interface SeedContext {
  random: SeededRandom;
  now: number;
  people: SeedAccount[];
}

interface PeriodTotals {
  micros: number;
  calls: number;
}

/** The calls of one day, and the alerts that they cause. Times are in milliseconds. */
interface DayOfCalls {
  start: number;
  totals: PeriodTotals;
  calls: object[];
  alerts: object[];
  auditEntries: object[];
  /** End of the last emergency, or 0 if there was none. */
  stoppedUntil: number;
}

export async function seedAiCalls(
  database: DataSource,
  random: SeededRandom,
  now: Date,
  people: SeedAccount[],
): Promise<number> {
  const context: SeedContext = { random, now: now.getTime(), people };
  const midnight = Math.floor(now.getTime() / dayInMs) * dayInMs;
  const budgets = new Map<string, PeriodTotals>();
  let count = 0;
  for (let daysBack = 364; daysBack >= 0; daysBack--) {
    const { start, totals, calls, alerts, auditEntries, stoppedUntil } = createDay(
      context,
      midnight - daysBack * dayInMs,
      daysBack,
    );
    if (stoppedUntil >= context.now)
      await database.query('UPDATE ai_state SET emergency_since = $1 WHERE id = 1', [
        new Date(Math.min(start + dayInMs, context.now)),
      ]);
    await insertRows(database, 'ai_calls', calls);
    await insertRows(database, 'ai_alerts', alerts);
    await insertRows(database, 'audit_entries', auditEntries);
    count += calls.length;
    budgets.set(toIso(start).slice(0, 10), totals);
    const month = toIso(start).slice(0, 7);
    const monthTotals = budgets.get(month) ?? { micros: 0, calls: 0 };
    budgets.set(month, { micros: monthTotals.micros + totals.micros, calls: monthTotals.calls + totals.calls });
  }
  await insertRows(
    database,
    'ai_budgets',
    [...budgets].map(([period, { micros, calls }]) => ({ period, spent_micros: micros, reserved_micros: 0, calls })),
  );
  await insertRows(database, 'audit_entries', createSettingsChanges(midnight, people[0]?.id ?? null));
  return count;
}

function createDay(context: SeedContext, start: number, daysBack: number): DayOfCalls {
  const { random, now, people } = context;
  const weekday = new Date(start).getUTCDay();
  const dayFactor =
    (weekday === 0 || weekday === 6 ? 0.55 : 1) * (0.75 + random.next() * 0.5) * (random.chance(0.03) ? 2.6 : 1);
  const fullDayCalls = 90 + (365 - daysBack) * 0.38;
  const elapsedShare = Math.min(1, (now - start) / dayInMs);
  const callTimes = Array.from(
    { length: Math.round(fullDayCalls * dayFactor * elapsedShare) },
    () => start + random.next() * elapsedShare * dayInMs,
  ).sort((a, b) => a - b);
  const day: DayOfCalls = {
    start,
    totals: { micros: 0, calls: 0 },
    calls: [],
    alerts: [],
    auditEntries: [],
    stoppedUntil: 0,
  };
  const existingPeople = people.filter(({ createdAt }) => createdAt.getTime() <= start);
  for (const callTime of callTimes) {
    const microsBefore = day.totals.micros;
    day.calls.push(createCall(random, day, callTime, existingPeople));
    for (const level of ['warning', 'emergency'] as const) {
      const limit = limits.day * limits[level];
      if (microsBefore < limit && day.totals.micros >= limit) addAlert(context, day, level, callTime);
    }
  }
  return day;
}

function createCall(random: SeededRandom, { totals, stoppedUntil }: DayOfCalls, time: number, people: SeedAccount[]) {
  const [feature, , input, output, seconds] = random.pickWeighted(
    featureUsage.map((usage) => [usage, usage[1]] as const),
  );
  const isPaid = time >= stoppedUntil && totals.micros < limits.day * 0.98 && !random.chance(0.04);
  const model = modelPrices[totals.micros >= limits.day * limits.warning ? 1 : 0];
  const pickTokenCount = (expected: number) => (isPaid ? Math.round(expected * (0.7 + random.next() * 0.9)) : 0);
  const [inputTokens, outputTokens] = [pickTokenCount(input * 2.2), pickTokenCount(output * 1.6)];
  const cached = Math.round(inputTokens * 0.35);
  const cost = Math.ceil((inputTokens - cached) * model.input + cached * model.cached + outputTokens * model.output);
  totals.micros += cost;
  if (isPaid) totals.calls += 1;
  const agent = feature === 'staff' && random.pickWeighted(staff.map((member, index) => [member, 6 - index] as const));
  const name = agent ? `staff-${agent.id}` : feature;
  return {
    id: randomUUID(),
    started_at: toIso(time),
    owner_id: agent || !people.length ? null : random.pick(people).ownerId,
    staff_member: agent ? agent.name : null,
    feature: isPaid ? `${name}@1` : name,
    model: isPaid ? model.name : 'built-in',
    outcome: isPaid ? random.pickWeighted(outcomes) : 'ok',
    reserved_micros: isPaid ? cost * 3 : 0,
    cost_micros: cost,
    input_tokens: inputTokens,
    cached_tokens: cached,
    output_tokens: outputTokens,
    latency_ms: isPaid ? Math.round(seconds * 1000 * (0.6 + random.next() * 1.3)) : random.integer(5, 60),
  };
}

function addAlert(
  { random, now, people }: SeedContext,
  day: DayOfCalls,
  level: 'warning' | 'emergency',
  time: number,
): void {
  const addAuditEntry = (at: number, userId: string | null, action: string, details: object) =>
    day.auditEntries.push({ id: randomUUID(), at: toIso(at), user_id: userId, action, details });
  const period = toIso(day.start).slice(0, 10);
  const crossing = { level, kind: 'cost', period, used: day.totals.micros, limit: limits.day };
  day.alerts.push({ id: randomUUID(), ...crossing, raised_at: toIso(time) });
  addAuditEntry(time, null, level === 'emergency' ? 'emergency_began' : 'alert', crossing);
  if (level === 'warning') return;
  // An administrator ends the emergency after 15 to 70 minutes. Today's emergency may still be ongoing.
  day.stoppedUntil = time + random.integer(15, 70) * 60_000;
  if (day.stoppedUntil < now)
    addAuditEntry(day.stoppedUntil, people[0]?.id ?? null, 'emergency_reset', { since: toIso(time) });
}

const createSettingsChanges = (midnight: number, adminId: string | null) =>
  (
    [
      [300, { dailyLimit: 8 }, { dailyLimit: 10 }],
      [120, { monthlyLimit: 150, warningThreshold: 75 }, { monthlyLimit: 200, warningThreshold: 70 }],
    ] as const
  ).map(([daysAgo, from, to]) => ({
    id: randomUUID(),
    at: toIso(midnight - daysAgo * dayInMs + 9 * 3_600_000),
    user_id: adminId,
    action: 'settings_changed',
    details: { from, to },
  }));

const toIso = (time: number) => new Date(time).toISOString();
