import type { Language } from '@shortlist/contracts/platform/languages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/**
 * Formats the time of an event in words: "12 minutes ago", "yesterday"; from the sixth day on as a date, "November 12",
 * with the year if it is not the current one.
 */
export function formatRelativeTime(iso: string, language: Language, now = Date.now()): string {
  const time = Date.parse(iso);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const elapsed = Math.max(0, now - time);
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (elapsed < minute) return relative.format(0, 'second');
  if (elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute');
  if (days < 1) return relative.format(-Math.floor(elapsed / hour), 'hour');
  if (days < 6) return relative.format(-days, 'day');
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(time);
}
