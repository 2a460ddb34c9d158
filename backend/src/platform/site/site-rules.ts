import { posix } from 'node:path';
import rules from './site-rules.json';

/*
 * The rules are in a JSON file that this process shares with a web server in front of the same folder, and with a
 * release that uploads to a bucket.
 */

/**
 * Cache-Control by path. The first matching rule applies. Files with a content hash in their name, or a version in
 * their folder, never change.
 */
export const cacheRules = rules.cache.map(({ path, cacheControl }) => ({ path: new RegExp(path), cacheControl }));

export const getCacheControl = (path: string) => cacheRules.find((rule) => rule.path.test(path))!.cacheControl;

const privatePathPattern = new RegExp(rules.hidden, 'i');

/**
 * Returns whether a path in the site folder is private, such as source maps, bundles for Node and the backend.
 * Normalizes the path first, so that encoded variants match too.
 */
export function isPrivatePath(path: string): boolean {
  try {
    return privatePathPattern.test(posix.normalize(decodeURIComponent(path).replaceAll('\\', '/')));
  } catch {
    // A malformed path is never served.
    return true;
  }
}
