import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network by which limits count a request: its IPv4 address, or the /48 of its IPv6 address. A /48 is the
 * largest block that providers assign to one customer (RFC 6177). Like an IPv4 address, a /48 may also have many
 * customers. Returns `unknown` if the connection is already closed.
 */
export function getNetwork({ ip }: Pick<Request, 'ip'>): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const prefix = address.toByteArray().slice(0, 6);
  return `${ipaddr.fromByteArray([...prefix, ...Array<number>(10).fill(0)]).toString()}/48`;
}

/** Returns the network for storage and display. Reduces an IPv4 address to its /24, which identifies no customer. */
export const getCoarseNetwork = (request: Pick<Request, 'ip'>) =>
  getNetwork(request).replace(/^([\d.]+)\.\d+$/, '$1.0/24');

/** Returns whether an address is not public, for example loopback, private or link-local. */
export function isPrivateAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() !== 'unicast';
}
