import type { RequestHandler } from 'express';
import { languages } from '@shortlist/contracts/platform/languages';
import type { Config } from '../config/config';

const validDays = 180;

/** Serves /.well-known/security.txt (RFC 9116). */
export function serveSecurityContact(config: Config): RequestHandler {
  const path = '/.well-known/security.txt';
  return (request, response, next) => {
    if (request.path !== path || !['GET', 'HEAD'].includes(request.method)) return next();
    const expires = new Date();
    expires.setUTCDate(expires.getUTCDate() + validDays);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
      `Canonical: ${config.publicUrl}${path}`,
    ];
    response
      .type('text/plain')
      .set('Cache-Control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  };
}
