import { formatRelativeTime } from './format-relative-time';

const now = new Date(2026, 10, 21, 15, 0).getTime();
const toIso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatRelativeTime', () => {
  it.each([
    [toIso(2026, 10, 21, 15, 0), 'now'],
    [toIso(2026, 10, 21, 14, 48), '12 minutes ago'],
    [toIso(2026, 10, 21, 3, 0), '12 hours ago'],
    [toIso(2026, 10, 20, 23, 30), 'yesterday'],
    [toIso(2026, 10, 16, 8, 0), '5 days ago'],
    [toIso(2026, 10, 12, 8, 0), 'November 12'],
    [toIso(2025, 11, 24, 8, 0), 'December 24, 2025'],
  ])('formats %s as %s', (iso, text) => {
    expect(formatRelativeTime(iso, 'en', now)).toBe(text);
  });

  it('formats in the given language', () => {
    expect(formatRelativeTime(toIso(2026, 10, 21, 14, 48), 'ja', now)).toBe('12 分前');
    expect(formatRelativeTime(toIso(2026, 10, 12, 8, 0), 'de', now)).toBe('12. November');
  });

  it('treats a time slightly in the future as now', () => {
    expect(formatRelativeTime(toIso(2026, 10, 21, 15, 3), 'en', now)).toBe('now');
  });

  it('formats minutes across midnight', () => {
    expect(formatRelativeTime(toIso(2026, 10, 20, 23, 50), 'en', new Date(2026, 10, 21, 0, 10).getTime())).toBe(
      '20 minutes ago',
    );
  });
});
