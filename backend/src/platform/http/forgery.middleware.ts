import type { RequestHandler } from 'express';
import type { Config } from '../config/config';
import { AppError } from './app-error';

const safe = ['GET', 'HEAD', 'OPTIONS'];
/** Where mail services post a form (RFC 8058). What may be done there stands in a signed address, not in a cookie. */
const takesForms = ['/api/newsletter/leave'];

/**
 * A browser says which site a request comes from, and cannot be made to lie: what comes from another one, or from none
 * (`null`), is refused. Programs that say nothing pass. A form of another site cannot send JSON, so nothing else is taken.
 */
export function forgeryGuard(config: Config): RequestHandler {
  const own = new URL(config.publicUrl).origin;
  return (request, _response, next) => {
    if (safe.includes(request.method)) return next();
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    // In local mode the page may come from any name of this machine, or through the development server.
    const foreign = origin !== undefined && origin !== own && (config.production || !sameHost(origin, host));
    if (foreign || (site && site !== 'same-origin' && site !== 'none')) return next(new AppError('foreign_origin'));
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
    if (hasBody && !isJson && !takesForms.includes(request.baseUrl + request.path)) {
      return next(new AppError('not_json'));
    }
    next();
  };
}

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
