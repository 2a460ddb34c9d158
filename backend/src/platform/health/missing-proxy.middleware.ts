import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Config } from '../config/config';
import { isPrivateAddress } from '../http/network';
import { ReadinessService } from './readiness.service';

/** After this many requests, all from private addresses, a proxy is probably missing from the configuration. */
const minPrivateRequests = 20;

/**
 * Detects a proxy that is missing from the configuration. If all requests to a public server come from private
 * addresses, the server sees the proxy's address for every client, so all clients share one rate limit. Logs a warning
 * once, and reports it in /api/health/ready until a request comes from a public address.
 */
export function detectMissingProxy(config: Config, readiness: ReadinessService, logger: Logger): RequestHandler {
  let remainingRequests = minPrivateRequests;
  return ({ ip, path }, _response, next) => {
    next();
    if (remainingRequests === -Infinity || !ip || /^\/api\/health\//.test(path)) return;
    if (!isPrivateAddress(ip)) {
      remainingRequests = -Infinity;
      readiness.warning = undefined;
    } else if (--remainingRequests === 0) {
      readiness.warning = 'private_addresses';
      logger.warn(
        'All requests come from private addresses, so all clients share one rate limit: list the proxies in ' +
          `deploy/nginx/real-ip.conf and set TRUST_PROXY (now ${config.trustProxy})`,
      );
    }
  };
}
