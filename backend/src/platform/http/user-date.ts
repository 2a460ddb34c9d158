import { getToday } from '@shortlist/documents/i18n/format-date';
import { getCurrentRequest } from './current-request';

/**
 * Returns today's date (YYYY-MM-DD) in the time zone of the current request's `Time-Zone` header. Uses UTC in jobs and
 * for an unknown time zone.
 */
export function getUserDate(): string {
  try {
    return getToday(getCurrentRequest()?.get('Time-Zone') ?? 'UTC');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return getToday('UTC');
  }
}
