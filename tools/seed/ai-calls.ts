import { randomUUID } from 'node:crypto';
import type { AiFeature } from '@shortlist/contracts/admin/ai-features';
import { staff } from '@shortlist/contracts/admin/staff';
import type { DataSource } from 'typeorm';
import { dayInMs, type SeededRandom, insertRows } from './seed-helpers';
import type { SeedAccount } from './accounts';

const limits = { day: 10_000_000, month: 200_000_000, warning: 0.7, emergency: 0.9 };

/** Feature, frequency, input and output tokens, seconds. */
const featureUsage: [feature: AiFeature | 'staff', often: number, input: number, output: number, seconds: number][] = [
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

interface PeriodTotals {
  micros: number;
  calls: number;
}

/**
 * Seeds a year of AI calls: growing usage, quiet weekends, the cheaper model near the limit, and an occasional
 * emergency stop.
 */
export async function seedAiCalls(
  database: DataSource,
  dice: SeededRandom,
  now: Date,
  people: SeedAccount[],
): Promise<number> {
  const midnight = Math.floor(now.getTime() / dayInMs) * dayInMs;
  const budgets = new Map<string, PeriodTotals>();
  const auditEntries: object[] = [];
  const alerts: object[] = [];
  const admin = people[0]?.id ?? null;
  let count = 0;
  for (let back = 364; back >= 0; back--) {
    const start = midnight - back * dayInMs;
    const weekday = new Date(start).getUTCDay();
    const busy =
      (weekday === 0 || weekday === 6 ? 0.55 : 1) * (0.75 + dice.next() * 0.5) * (dice.chance(0.03) ? 2.6 : 1);
    const whole = 90 + (365 - back) * 0.38;
    const passed = Math.min(1, (now.getTime() - start) / dayInMs);
    const moments = Array.from(
      { length: Math.round(whole * busy * passed) },
      () => dice.next() * passed * dayInMs,
    ).sort((a, b) => a - b);
    const [period, month] = [toIso(start).slice(0, 10), toIso(start).slice(0, 7)];
    const day: PeriodTotals = { micros: 0, calls: 0 };
    const ofMonth = budgets.get(month) ?? { micros: 0, calls: 0 };
    const known = people.filter(({ createdAt }) => createdAt.getTime() <= start);
    const told = new Set<string>();
    let stoppedUntil = 0;
    const rows = moments.map((moment) => {
      const at = start + moment;
      const [feature, , input, output, seconds] = dice.pickWeighted(featureUsage.map((one) => [one, one[1]] as const));
      const isPaid = at >= stoppedUntil && day.micros < limits.day * 0.98 && !dice.chance(0.04);
      const model = modelPrices[day.micros >= limits.day * limits.warning ? 1 : 0];
      const tokens = (most: number) => (isPaid ? Math.round(most * (0.7 + dice.next() * 0.9)) : 0);
      const [read, written] = [tokens(input * 2.2), tokens(output * 1.6)];
      const cached = Math.round(read * 0.35);
      const cost = Math.ceil((read - cached) * model.input + cached * model.cached + written * model.output);
      day.micros += cost;
      if (isPaid) day.calls += 1;
      for (const level of ['warning', 'emergency'] as const) {
        if (day.micros < limits.day * limits[level] || told.has(level)) continue;
        told.add(level);
        const crossing = { level, kind: 'cost', period, used: day.micros, limit: limits.day };
        alerts.push({ id: randomUUID(), ...crossing, raised_at: toIso(at) });
        const action = level === 'emergency' ? 'emergency_began' : 'alert';
        auditEntries.push({ id: randomUUID(), at: toIso(at), user_id: null, action, details: crossing });
        // An administrator reacts within the hour. Today's emergency stays open, so that the page shows it.
        stoppedUntil = level === 'emergency' ? at + dice.integer(15, 70) * 60_000 : stoppedUntil;
        if (level === 'emergency' && stoppedUntil < now.getTime())
          auditEntries.push({
            id: randomUUID(),
            at: toIso(stoppedUntil),
            user_id: admin,
            action: 'emergency_reset',
            details: { since: toIso(at) },
          });
      }
      const member = feature === 'staff' && dice.pickWeighted(staff.map((one, index) => [one, 6 - index] as const));
      const name = member ? `staff-${member.id}` : feature;
      return {
        id: randomUUID(),
        started_at: toIso(at),
        owner_id: member || !known.length ? null : dice.pick(known).ownerId,
        staff_member: member ? member.name : null,
        feature: isPaid ? `${name}@1` : name,
        model: isPaid ? model.name : 'built-in',
        outcome: isPaid ? dice.pickWeighted(outcomes) : 'ok',
        reserved_micros: isPaid ? cost * 3 : 0,
        cost_micros: cost,
        input_tokens: read,
        cached_tokens: cached,
        output_tokens: written,
        latency_ms: isPaid ? Math.round(seconds * 1000 * (0.6 + dice.next() * 1.3)) : dice.integer(5, 60),
      };
    });
    if (stoppedUntil >= now.getTime())
      await database.query('UPDATE ai_state SET emergency_since = $1 WHERE id = 1', [
        new Date(start + passed * dayInMs),
      ]);
    await insertRows(database, 'ai_calls', rows);
    count += rows.length;
    budgets.set(period, day);
    budgets.set(month, { micros: ofMonth.micros + day.micros, calls: ofMonth.calls + day.calls });
  }
  await insertRows(
    database,
    'ai_budgets',
    [...budgets].map(([period, { micros, calls }]) => ({ period, spent_micros: micros, reserved_micros: 0, calls })),
  );
  for (const [back, from, to] of [
    [300, { dailyLimit: 8 }, { dailyLimit: 10 }],
    [120, { monthlyLimit: 150, warningThreshold: 75 }, { monthlyLimit: 200, warningThreshold: 70 }],
  ] as const) {
    const at = toIso(midnight - back * dayInMs + 9 * 3_600_000);
    auditEntries.push({ id: randomUUID(), at, user_id: admin, action: 'settings_changed', details: { from, to } });
  }
  await insertRows(database, 'ai_alerts', alerts);
  await insertRows(database, 'audit_entries', auditEntries);
  return count;
}

const toIso = (at: number) => new Date(at).toISOString();
