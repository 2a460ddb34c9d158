import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';
import { networkOf } from '../http/network';

/** Whose work it is. */
export interface Caller {
  owner: string;
  network: string;
}

const requests = new AsyncLocalStorage<Request>();

/** All that a request causes from here on is its caller's. Follows the session, which says who that is. */
export const rememberCaller: RequestHandler = (request, _response, next) => requests.run(request, next);

/** The caller of the request that is being answered; nobody, where none is. */
export function callerNow(): Caller {
  const request = requests.getStore();
  if (!request) return { owner: '', network: '' };
  const network = networkOf(request);
  return { owner: request.session.ownerId ?? network, network };
}
