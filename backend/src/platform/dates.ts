/** Returns the UTC day, "2026-11-21". */
export const toIsoDate = (date = new Date()) => date.toISOString().slice(0, 10);

/** A time range that excludes its end. */
export interface DateRange {
  from: Date;
  to: Date;
}
