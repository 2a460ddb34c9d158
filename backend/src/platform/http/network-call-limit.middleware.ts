import type { RequestHandler } from 'express';
import type { Config } from '../config/config';
import { AppError } from './app-error';
import { getNetwork } from './network';

const periodMs = 10_000;
/** Probes must be answered at any load. The payment service sends from few addresses, and signs what it sends. */
const exemptPath = /^\/(health\/|payment\/webhook$)/;

/**
 * Limits the calls of a network, in ten seconds and at the same time. Comes before anything that needs the database, so
 * that a rejected call is cheap. It protects this process, so it counts here rather than for all replicas together.
 */
export function limitNetworkCalls({ networkCalls, networkConcurrentCalls }: Config): RequestHandler {
  const counts = new Map<string, number>();
  const runningCounts = new Map<string, number>();
  let periodEnd = 0;

  const countCall = (network: string): number => {
    const now = performance.now();
    if (now >= periodEnd) {
      counts.clear();
      periodEnd = now + periodMs;
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count;
  };
  const addRunning = (network: string, change: 1 | -1): void => {
    const count = (runningCounts.get(network) ?? 0) + change;
    if (count) runningCounts.set(network, count);
    else runningCounts.delete(network);
  };

  return (request, response, next) => {
    if (exemptPath.test(request.path)) return next();
    const network = getNetwork(request);
    if (countCall(network) > networkCalls) {
      return next(new AppError('rate_limited', { retryAfter: (periodEnd - performance.now()) / 1_000 }));
    }
    if ((runningCounts.get(network) ?? 0) >= networkConcurrentCalls) {
      return next(new AppError('rate_limited', { retryAfter: 1 }));
    }
    addRunning(network, 1);
    response.once('close', () => addRunning(network, -1));
    next();
  };
}
