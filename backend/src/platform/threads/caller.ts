import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';
import { getNetwork } from '../http/network';

/** The owner and the network (see `getNetwork`) for which a thread works. */
export interface Caller {
  owner: string;
  network: string;
}

const requests = new AsyncLocalStorage<Request>();

/** Attributes all work of a request to its caller. Must follow the session middleware, which identifies the caller. */
export const trackCaller: RequestHandler = (request, _response, next) => requests.run(request, next);

/**
 * Returns the caller of the current request. A guest without an owner counts as their network. Both fields are empty
 * outside of a request.
 */
export function getCurrentCaller(): Caller {
  const request = requests.getStore();
  if (!request) return { owner: '', network: '' };
  const network = getNetwork(request);
  return { owner: request.session.ownerId ?? network, network };
}
