/**
 * How long a copy of a file may be kept, by its path; the first rule that matches. One table for the process and for a
 * web server in front of the same folder.
 */
export const cacheRules: { path: RegExp; cacheControl: string }[] = [
  // Names carry a hash of the content or the folder carries the version: what is behind one never changes.
  { path: /^\/mf-[a-z]+\/[^/]+\/.+/, cacheControl: 'public, max-age=31536000, immutable' },
  { path: /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/, cacheControl: 'public, max-age=31536000, immutable' },
  { path: /^/, cacheControl: 'no-cache' },
];

export const cacheControlOf = (path: string) => cacheRules.find((rule) => rule.path.test(path))!.cacheControl;
