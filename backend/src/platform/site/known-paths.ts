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

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** One pattern of all mounts, in which `:id` is the id of a document. */
const patternOf = (mounts: string[]) => new RegExp(`^(?:${mounts.join('|').replaceAll(':id', id)})$`);

/** Answers whether somebody serves a path: what the registry mounts, in every language, with or without a slash at the end. */
export function knownPaths(siteDir: string): (path: string) => boolean {
  const file = join(siteDir, 'remotes.json');
  let readAt = 0;
  let known = patternOf([]);

  return (path) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      readAt = changedAt;
      known = patternOf((changedAt && readMounts(file)) || []);
    }
    return known.test(path.replace(prefix, '').replace(/\/$/, '') || '/');
  };
}

/** A registry that cannot be read costs the known paths, not the process. */
function readMounts(file: string): string[] | undefined {
  try {
    const { remotes, shell } = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return [shell, ...remotes].flatMap(({ mounts }) => mounts);
  } catch (error) {
    logger.error(`${file} is not a registry: ${(error as Error).message}`);
    return undefined;
  }
}
