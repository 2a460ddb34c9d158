import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The network that limits count for a request: an IPv4 address, or the /64 of an IPv6 address, all of which one customer
 * of a provider has. `unknown` where the connection is gone already.
 */
export function networkOf({ ip }: Pick<Request, 'ip'>): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const prefix = address.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...prefix, ...Array<number>(8).fill(0)]).toString()}/64`;
}

/** The same without what tells one customer of IPv4 from the next: for what is kept and shown. */
export const coarseNetworkOf = (request: Pick<Request, 'ip'>) =>
  networkOf(request).replace(/^([\d.]+)\.\d+$/, '$1.0/24');

/** Whether an address is one that is not used on the Internet: of this machine, a private network or a link. */
export function isPrivate(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() !== 'unicast';
}
