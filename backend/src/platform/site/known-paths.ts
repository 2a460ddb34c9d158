import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { languages } from '@shortlist/contracts/platform/languages';
import { registrySchema } from '@shortlist/contracts/platform/registry';

const logger = new Logger('site');
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
      mounts = (changedAt && readMounts(file)) || new Set();
    }
    return mounts.has(path.replace(prefix, '').replace(/\/$/, '') || '/');
  };
}

/** A registry that cannot be read costs the known paths, not the process. */
function readMounts(file: string): Set<string> | undefined {
  try {
    const { remotes, shell } = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Set([shell, ...remotes].flatMap(({ mounts }) => mounts));
  } catch (error) {
    logger.error(`${file} is not a registry: ${(error as Error).message}`);
    return undefined;
  }
}
