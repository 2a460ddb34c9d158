import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

const requests = new AsyncLocalStorage<Request>();

/**
 * Makes a request available to all work that it causes. Drops the request if the client disconnected while the session
 * was loaded. Must follow the session middleware, which identifies the caller.
 */
export const trackRequest: RequestHandler = (request, response, next) => {
  // Several layers listen for the end of the response. Node would otherwise warn about a leak.
  response.setMaxListeners(20);
  if (!response.closed) requests.run(request, next);
};

/** Returns the request that the current work belongs to, or undefined in jobs. */
export const getCurrentRequest = (): Request | undefined => requests.getStore();
