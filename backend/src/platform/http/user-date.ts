import { getToday } from '@shortlist/documents/i18n/format-date';
import { getCurrentRequest } from './current-request';

/**
 * Returns today's date (YYYY-MM-DD) where the user of the current request is, by its `Time-Zone` header. Without a known
 * zone, and in jobs, it is the date in UTC.
 */
export function getUserDate(): string {
  try {
    return getToday(getCurrentRequest()?.get('Time-Zone') ?? 'UTC');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return getToday('UTC');
  }
}
