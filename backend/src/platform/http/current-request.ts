import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

const requests = new AsyncLocalStorage<Request>();

/**
 * Attributes all work of a request to it, or does nothing if the client left while the session was read. Must follow
 * the session middleware, which identifies the caller.
 */
export const trackRequest: RequestHandler = (request, response, next) => {
  // Each layer that a request passes through waits for its end, which is no leak.
  response.setMaxListeners(20);
  if (!response.closed) requests.run(request, next);
};

/** Returns the request that the current work belongs to, or undefined in jobs. */
export const getCurrentRequest = (): Request | undefined => requests.getStore();
