import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { AuditEvent } from '../../platform/audit/audit.service';
import { formatAuditEntry } from './format-audit-entry';

const reachedThreshold = { kind: 'cost' as const, period: '2026-11-21', used: 9_040_000, limit: 10_000_000 };
const entries: AuditEvent[] = [
  { action: 'emergency_began', details: { ...reachedThreshold, level: 'emergency' } },
  { action: 'alert', details: { ...reachedThreshold, period: '2026-11', level: 'warning' } },
  { action: 'alert', details: { level: 'critical', kind: 'calls', period: '2026-11-21', used: 1000, limit: 1000 } },
  { action: 'emergency_reset', details: { since: '2026-11-21T12:30:00.000Z' } },
  {
    action: 'settings_changed',
    details: { from: { dailyLimit: 10, warningThreshold: 70 }, to: { dailyLimit: 12.5, warningThreshold: 65 } },
  },
  { action: 'refund', details: { receipt: 'SL-2026-ABCDEF', amount: 2185, currency: 'jpy' } },
  { action: 'refund', details: { receipt: 'SL-2026-ABCDEF', amount: 1900, currency: 'usd' } },
];

describe('formatAuditEntry', () => {
  it('describes threshold alerts, resets, limit changes and refunds', () => {
    expect(entries.map((entry) => formatAuditEntry(entry, 'en'))).toEqual([
      expect.stringMatching(
        /^\$9\.04 of the daily limit of \$10\.00 spent \(90\.4%\)\. The emergency threshold has been reached,/,
      ),
      expect.stringMatching(/^\$9\.04 of the monthly limit of \$10\.00 spent/),
      expect.stringMatching(/^1,000 of 1,000 API calls a day used \(100%\)\./),
      'Paid AI calls are allowed again. They had been stopped since Nov 21, 2026, 12:30 PM UTC.',
      'Daily limit: $10.00 → $12.50; Warning threshold: 70% → 65%',
      '¥2,185 refunded, receipt SL-2026-ABCDEF.',
      '$19.00 refunded, receipt SL-2026-ABCDEF.',
    ]);
  });

  it.each(languageSchema.options)('fills every placeholder in %s', (language) => {
    for (const entry of entries) expect(formatAuditEntry(entry, language)).not.toMatch(/[{}]|undefined|NaN/);
  });
});
