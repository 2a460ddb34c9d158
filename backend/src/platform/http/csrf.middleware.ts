import type { RequestHandler } from 'express';
import type { Config } from '../config/config';
import { AppError } from './app-error';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Mail services post a form to this path (RFC 8058). The signed URL authorizes the action, not a cookie. */
const formPostPaths = ['/api/newsletter/leave'];

/**
 * Rejects cross-site requests by their `Origin` and `Sec-Fetch-Site` headers, which pages cannot forge. Accepts
 * requests with neither header, because programs send none. Accepts only JSON bodies, because a form on another site
 * cannot send JSON.
 */
export function rejectCrossSiteRequests(config: Config): RequestHandler {
  const ownOrigin = new URL(config.publicUrl).origin;
  return (request, _response, next) => {
    if (safeMethods.includes(request.method)) return next();
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    // In local mode the page may use any host name of this machine, or the development server.
    const isForeign =
      origin !== undefined && origin !== ownOrigin && (config.isProduction || !hasSameHost(origin, host));
    if (isForeign || (site && site !== 'same-origin' && site !== 'none')) return next(new AppError('foreign_origin'));
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
    if (hasBody && !isJson && !formPostPaths.includes(request.baseUrl + request.path)) {
      return next(new AppError('not_json'));
    }
    next();
  };
}

function hasSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
