import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';

const getMidnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const msPerDay = 24 * 60 * 60_000;

/** Examples: "Today, 14:02", "Yesterday, 18:15", "18 November". Adds the year if it isn't the current one. */
export function formatVersionTime(iso: string, language: Language, now = Date.now()): string {
  const timestamp = Date.parse(iso);
  const days = Math.round((getMidnight(now) - getMidnight(timestamp)) / msPerDay);
  if (days > 1) {
    const year = new Date(timestamp).getFullYear() === new Date(now).getFullYear() ? undefined : ('numeric' as const);
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(timestamp);
  }
  const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(timestamp);
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}${isEastAsian(language) ? ' ' : ', '}${time}`;
}
