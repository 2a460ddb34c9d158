import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@shortlist/contracts/platform/languages';
import { registrySchema } from '@shortlist/contracts/platform/registry';

const prefix = new RegExp(
  `^/(${languages
    .slice(1)
    .map(({ code }) => code)
    .join('|')})(?=/|$)`,
);

/** Answers whether somebody serves a path: what the registry mounts, in every language, with or without a slash at the end. */
export function knownPaths(siteDir: string): (path: string) => boolean {
  const file = join(siteDir, 'remotes.json');
  let readAt = 0;
  let mounts = new Set<string>();

  return (path) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      readAt = changedAt;
      mounts = changedAt ? readMounts(file) : new Set();
    }
    return mounts.has(path.replace(prefix, '').replace(/\/$/, '') || '/');
  };
}

function readMounts(file: string): Set<string> {
  const { remotes } = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set(remotes.flatMap((remote) => remote.mounts));
}
