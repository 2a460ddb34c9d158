import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

const rules = JSON.parse(
  readFileSync(new URL('../../backend/src/platform/site/site-rules.json', import.meta.url), 'utf8'),
) as { cache: { path: string; cacheControl: string }[] };

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

export interface ContentHeaders {
  type: string;
  encoding?: string;
  cacheControl: string;
}

export function getContentHeaders(path: string): ContentHeaders {
  const encoding = encodings[extname(path)];
  const uncompressedPath = encoding ? path.slice(0, -3) : path;
  const cacheRule = rules.cache.find((rule) => new RegExp(rule.path).test(`/${uncompressedPath}`));
  return {
    type: contentTypes[extname(uncompressedPath)] ?? 'application/octet-stream',
    encoding,
    cacheControl: cacheRule?.cacheControl ?? 'no-cache',
  };
}
