import type { Language } from '@shortlist/contracts/platform/languages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const getStartOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/**
 * Formats the time of an event relative to now: "12 minutes ago", "yesterday". From the sixth day on, returns the date
 * ("November 12"), with the year if it is not the current year.
 */
export function formatRelativeTime(iso: string, language: Language, now = Date.now()): string {
  const time = Date.parse(iso);
  const relativeFormat = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const elapsed = Math.max(0, now - time);
  const elapsedDays = Math.round((getStartOfDay(now) - getStartOfDay(time)) / day);
  if (elapsed < minute) return relativeFormat.format(0, 'second');
  if (elapsed < hour) return relativeFormat.format(-Math.floor(elapsed / minute), 'minute');
  if (elapsedDays < 1) return relativeFormat.format(-Math.floor(elapsed / hour), 'hour');
  if (elapsedDays < 6) return relativeFormat.format(-elapsedDays, 'day');
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(time);
}
