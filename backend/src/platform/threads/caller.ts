import { createHmac } from 'node:crypto';
import type { Config } from '../config/config';
import { getCurrentRequest } from '../http/current-request';
import { getNetwork } from '../http/network';

/** The owner and the network (see `getNetwork`) of a request. */
export interface Caller {
  owner: string;
  network: string;
}

/**
 * Returns the caller of the current request. A guest without an owner counts as their network. Both fields are empty
 * outside of a request.
 */
export function getCurrentCaller(): Caller {
  const request = getCurrentRequest();
  if (!request) return { owner: '', network: '' };
  const network = getNetwork(request);
  return { owner: request.session.ownerId ?? network, network };
}

/** Returns a keyed hash of the current caller's network for storage, so that nobody can read the address. */
export const hashCurrentNetwork = ({ sessionSecret }: Config) =>
  createHmac('sha256', sessionSecret).update(getCurrentCaller().network).digest('base64url');
