import { formatVersionTime } from './format-version-time';

const now = new Date(2026, 10, 21, 15, 0).getTime();
const createIsoTime = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [createIsoTime(2026, 10, 21, 14, 2), 'de', 'Heute, 14:02'],
  [createIsoTime(2026, 10, 20, 23, 59), 'fr', 'Hier, 23:59'],
  [createIsoTime(2026, 10, 18, 9, 0), 'en', 'November 18'],
  [createIsoTime(2025, 10, 18, 9, 0), 'en', 'November 18, 2025'],
  [createIsoTime(2026, 10, 18, 9, 0), 'ja', '11月18日'],
  [createIsoTime(2026, 10, 21, 14, 2), 'ja', '今日 14:02'],
] as const)('formats %s in %s as %s', (iso, language, expected) => {
  expect(formatVersionTime(iso, language, now)).toBe(expected);
});
