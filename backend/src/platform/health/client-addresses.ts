import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Config } from '../config/config';
import { isPrivateAddress } from '../http/network';
import { ReadinessService } from './readiness.service';

/** This many requests from private addresses, and none from a public one, are no coincidence. */
const minPrivateRequests = 20;

/**
 * Detects that all requests to a public server come from private addresses. The server then sees a proxy's address for
 * every client, and all clients share one rate limit. Warns once in the log, and in /api/health/ready as long as it
 * lasts.
 */
export function detectProxyAddresses(config: Config, readiness: ReadinessService, logger: Logger): RequestHandler {
  let left = minPrivateRequests;
  return ({ ip, path }, _response, next) => {
    next();
    if (left === -Infinity || !ip || /^\/api\/health\//.test(path)) return;
    if (!isPrivateAddress(ip)) {
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
