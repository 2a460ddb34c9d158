import type { RequestHandler } from 'express';
import type { Config } from '../config/config';
import { AppError } from './app-error';
import { getNetwork } from './network';

const periodMs = 10_000;
/** Health checks must work under any load. The payment service calls from few addresses, and signs its calls. */
const exemptPath = /^\/(health\/|payment\/webhook$)/;

/**
 * Limits the calls from a network, per ten seconds and concurrently. Comes before anything that needs the database, so
 * that a rejected call is cheap. Counts per process instead of across replicas, because the limit protects this
 * process.
 */
export function limitNetworkCalls({ networkCalls, networkConcurrentCalls }: Config): RequestHandler {
  const callCounts = new Map<string, number>();
  const runningCounts = new Map<string, number>();
  let periodEnd = 0;

  const countCall = (network: string): number => {
    const now = performance.now();
    if (now >= periodEnd) {
      callCounts.clear();
      periodEnd = now + periodMs;
    }
    const count = (callCounts.get(network) ?? 0) + 1;
    callCounts.set(network, count);
    return count;
  };
  const changeRunningCount = (network: string, change: 1 | -1): void => {
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
    changeRunningCount(network, 1);
    response.once('close', () => changeRunningCount(network, -1));
    next();
  };
}
