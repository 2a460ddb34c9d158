import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Config } from '../config/config';
import { isPrivate } from '../http/network';
import { Readiness } from './readiness';

/** So many requests of private addresses, and none of another, are no chance. */
const enough = 20;

/**
 * Notices that all requests of a public product come from private addresses: a proxy's address stands for everybody then,
 * and they share one limit. Says so once in the log, and in /api/health/ready for as long as it holds.
 */
export function noticeAddresses(config: Config, readiness: Readiness, logger: Logger): RequestHandler {
  let left = enough;
  return ({ ip, path }, _response, next) => {
    next();
    if (left === -Infinity || !ip || /^\/api\/health\//.test(path)) return;
    if (!isPrivate(ip)) {
      left = -Infinity;
      readiness.warning = undefined;
    } else if (--left === 0) {
      readiness.warning = 'private_addresses';
      logger.warn(
        'All requests come from private addresses: name the proxies in front in deploy/nginx/real-ip.conf and TRUST_PROXY ' +
          `(now ${config.trustProxy}), or everybody shares one limit.`,
      );
    }
  };
}
