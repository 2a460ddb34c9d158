import { readFileSync, statSync } from 'node:fs';
import { Logger } from '@nestjs/common';

const logger = new Logger('site');

/**
 * What a JSON file of the site says, read again whenever it has changed: a release changes it while this process runs.
 * Without the file, or when it cannot be read, `none`: that costs what it lists, not the process.
 */
export function siteFile<T>(file: string, read: (content: unknown) => T, none: T): () => T {
  let readAt = 0;
  let content = none;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return content;
    readAt = changedAt;
    try {
      content = changedAt ? read(JSON.parse(readFileSync(file, 'utf8'))) : none;
    } catch (error) {
      logger.error(`${file} cannot be read: ${(error as Error).message}`);
      content = none;
    }
    return content;
  };
}
