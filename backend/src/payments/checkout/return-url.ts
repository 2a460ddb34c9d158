import { AppError } from '../../platform/http/app-error';

/**
 * Returns the URL to redirect to after the checkout. Throws `invalid_input` at `path` for other origins, which could
 * show a page that claims that the payment failed. Uses `fallback` if `requestedUrl` is undefined.
 */
export function parseReturnUrl(path: string, requestedUrl: string | undefined, origin: string, fallback: string): URL {
  const url = new URL(requestedUrl ?? fallback, origin);
  // "blob:https://our.own/…" also has our origin.
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isOurs) throw new AppError('invalid_input', { issues: [{ path, message: 'invalid' }] });
  return url;
}

/** Returns the URL with `session_id={CHECKOUT_SESSION_ID}`; Stripe replaces the placeholder in braces. */
export function addSessionIdParam({ origin, pathname, search, hash }: URL): string {
  return `${origin}${pathname}${search}${search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}${hash}`;
}
