/**
 * Returns today's date (YYYY-MM-DD) in a time zone (IANA name, by default that of the machine). Throws RangeError if the
 * zone is unknown.
 */
export const getToday = (timeZone?: string, now = new Date()): string =>
  now.toLocaleDateString('sv-SE', timeZone ? { timeZone } : undefined);
