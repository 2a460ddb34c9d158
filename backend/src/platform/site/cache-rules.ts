import { posix } from 'node:path';
import rules from './site-rules.json';

/*
 * One table, as JSON, for the process, for a web server in front of the same folder, and for what a release writes into
 * a bucket.
 */

/**
 * How long a copy of a file may be kept, by its path; the first rule that matches. Where a name carries a hash of the
 * content, or a folder the version, what is behind it never changes.
 */
export const cacheRules = rules.cache.map(({ path, cacheControl }) => ({ path: new RegExp(path), cacheControl }));

export const cacheControlOf = (path: string) => cacheRules.find((rule) => rule.path.test(path))!.cacheControl;

const hidden = new RegExp(rules.hidden, 'i');

/** What lies beside the site and is nobody's to read: source maps, bundles for Node, the backend. However it is written. */
export function isHidden(path: string): boolean {
  try {
    return hidden.test(posix.normalize(decodeURIComponent(path).replaceAll('\\', '/')));
  } catch {
    // Not an address: nobody serves it either.
    return true;
  }
}
