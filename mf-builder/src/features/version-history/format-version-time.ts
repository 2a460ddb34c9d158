import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';

const getMidnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const msPerDay = 24 * 60 * 60_000;

/** Examples: "Today, 2:02 PM", "Yesterday, 6:15 PM", "November 18". Adds the year if it isn't the current year. */
export function formatVersionTime(iso: string, language: Language, now = Date.now()): string {
  const timestamp = Date.parse(iso);
  const daysAgo = Math.round((getMidnight(now) - getMidnight(timestamp)) / msPerDay);
  if (daysAgo > 1) {
    const isThisYear = new Date(timestamp).getFullYear() === new Date(now).getFullYear();
    const year = isThisYear ? undefined : ('numeric' as const);
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(timestamp);
  }
  const dayName = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, daysAgo), 'day');
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(timestamp);
  const separator = isEastAsian(language) ? ' ' : ', ';
  return `${dayName.charAt(0).toLocaleUpperCase(language)}${dayName.slice(1)}${separator}${time}`;
}
