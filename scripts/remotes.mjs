import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(`${root}${name}/package.json`),
);
