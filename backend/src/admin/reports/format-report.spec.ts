import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { BusinessMetrics } from '../metrics/business-metrics.service';
import { formatReport } from './format-report';

const metrics: BusinessMetrics = {
  ai: {
    calls: 1,
    failed: 1,
    micros: 2_500_000,
    medianMs: 1_500,
    failures: [{ outcome: 'stalled', calls: 1 }],
    features: [],
    emergency: false,
  },
  people: { accounts: 1_204, newAccounts: 3 },
  work: { generations: 4, resumes: 5, letters: 6 },
  money: { payments: 2, refunds: 1, premium: 7 },
  messages: { received: 8, open: 9, openPriority: 2, oldestHours: 30 },
  tasks: { done: 10, openFollowUps: 0, byStaff: {} },
  mails: { waiting: 0, givenUp: 0 },
};
const weeklyReport = { kind: 'weekly', from: '2026-11-09', to: '2026-11-15', facts: metrics } as const;

it('formats the metrics and suggests next steps', () => {
  expect(formatReport(weeklyReport, 'en')).toBe(`Summary of November 9, 2026 to November 15, 2026 (UTC).

New accounts: 3 (1,204 in total). One-click results: 4. New resumes: 5. New cover letters: 6.

Payments: 2, refunded: 1. Premium customers: 7.

AI calls: 1 for $2.50, failed: 1; median 1.5 sec.

Messages received: 8, open: 9, with priority: 2. Staff tasks: 10, open follow-ups: 0.

What to do next:
- Answer the priority messages in the inbox first: 2.
- Answer the open messages: 9; the oldest has waited 30 hours.
- Look into the failed calls: 100% failed, mostly “stalled”.
- Ask the people who got a refund what was missing: 1 of 2 payments.`);
});

it('fills every placeholder in every language, and has one next step if nothing is urgent', () => {
  const metricsWithoutAlarms: BusinessMetrics = {
    ...metrics,
    ai: { ...metrics.ai, failed: 0 },
    messages: { received: 0, open: 0, openPriority: 0, oldestHours: 0 },
  };
  for (const language of languageSchema.options) {
    expect(formatReport(weeklyReport, language)).not.toMatch(/[{}]|undefined|NaN/);
    expect(
      formatReport({ ...weeklyReport, kind: 'daily', facts: metricsWithoutAlarms }, language).match(/^- /gm),
    ).toHaveLength(1);
  }
});
