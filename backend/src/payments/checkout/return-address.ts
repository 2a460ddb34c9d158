import { AppError } from '../../platform/http/app-error';

/**
 * Where the browser comes back to. Only our own pages: a foreign address could show a page that says that nobody has paid.
 * `given` absent means `fallback`. Throws `invalid_input` at `path`.
 */
export function returnAddress(path: string, given: string | undefined, origin: string, fallback: string): URL {
  const url = new URL(given ?? fallback, origin);
  // "blob:https://our.own/…" has our origin, too.
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isOurs) throw new AppError('invalid_input', { issues: [{ path, message: 'invalid' }] });
  return url;
}

/** The address with `session_id={CHECKOUT_SESSION_ID}`, in which the payment service replaces what is in braces. */
export function withSessionId({ origin, pathname, search, hash }: URL): string {
  return `${origin}${pathname}${search}${search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}${hash}`;
}
