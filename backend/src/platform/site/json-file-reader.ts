import { readFileSync, statSync } from 'node:fs';
import { Logger } from '@nestjs/common';

const logger = new Logger('site');

/**
 * Returns a function that returns the parsed content of a JSON file. The function reads the file again after each
 * change, because a release changes the file while this process runs. Returns the fallback for a missing or invalid
 * file.
 */
export function createJsonFileReader<T>(file: string, parse: (content: unknown) => T, fallback: T): () => T {
  let contentChangedAt = 0;
  let content = fallback;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === contentChangedAt) return content;
    contentChangedAt = changedAt;
    try {
      content = changedAt ? parse(JSON.parse(readFileSync(file, 'utf8'))) : fallback;
    } catch (error) {
      logger.error(`${file} cannot be read: ${(error as Error).message}`);
      content = fallback;
    }
    return content;
  };
}
