import { AppError } from '../../platform/http/app-error';

/**
 * Returns the URL to redirect to after the checkout. Uses `fallback` if `requestedUrl` is undefined. Throws
 * `invalid_input` for a URL of another site, whose page could claim that the payment failed. The error names the input
 * field `fieldPath`.
 */
export function parseReturnUrl(
  fieldPath: string,
  requestedUrl: string | undefined,
  origin: string,
  fallback: string,
): URL {
  const url = new URL(requestedUrl ?? fallback, origin);
  // "blob:https://our.own/…" also has our origin.
  const isOurPage = url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isOurPage) throw new AppError('invalid_input', { issues: [{ path: fieldPath, message: 'invalid' }] });
  return url;
}

/** Adds `session_id={CHECKOUT_SESSION_ID}` to the URL. Stripe replaces the placeholder in braces. */
export function addSessionIdParam({ origin, pathname, search, hash }: URL): string {
  return `${origin}${pathname}${search}${search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}${hash}`;
}
