import type { ClientErrorReport } from '@shortlist/contracts/platform/errors';
import { fetchApiOrThrow } from '@shortlist/shared-ui/api';

/** Logs an error on the server and returns its reference in the log. */
export function reportError(error: unknown, kind: ClientErrorReport['kind'], componentStack?: string | null): string {
  const reference = crypto.randomUUID().slice(0, 13).slice(4);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(error);
  const report: ClientErrorReport = {
    kind,
    message: `[${reference}] ${message}`.slice(0, 2_000),
    stack: stack?.slice(0, 8_000),
    componentStack: componentStack?.slice(0, 8_000),
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent.slice(0, 500),
    // Omits the query string, because links in emails contain secret tokens.
    url: (window.location.origin + window.location.pathname).slice(0, 2_000),
  };
  fetchApiOrThrow('POST', '/api/log-error', report).catch((failure: unknown) =>
    console.error('The error could not be reported', failure),
  );
  return reference;
}
