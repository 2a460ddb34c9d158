export const secondsInMinute = 60;
export const secondsInHour = 3_600;
export const secondsInDay = 86_400;
export const millisecondsInHour = 3_600_000;
export const millisecondsInDay = 86_400_000;

/** Returns the UTC day, "2026-11-21". */
export const toIsoDate = (date = new Date()) => date.toISOString().slice(0, 10);

/** A time range that excludes its end. */
export interface DateRange {
  from: Date;
  to: Date;
}
