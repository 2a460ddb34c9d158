import { join } from 'node:path';
import { languages } from '@shortlist/contracts/platform/languages';
import { registrySchema } from '@shortlist/contracts/platform/registry';
import { z } from 'zod';
import { createJsonFileReader } from './json-file-reader';

const languagePrefix = new RegExp(
  `^/(${languages
    .slice(1)
    .map(({ code }) => code)
    .join('|')})(?=/|$)`,
);
const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const buildMountPattern = (mounts: string[]) => new RegExp(`^(?:${mounts.join('|').replaceAll(':id', idPattern)})$`);

const pagesSchema = z.object({ pages: z.array(z.object({ path: z.string(), file: z.string() })) });

/**
 * Returns a function that finds the file for a path, with or without a trailing slash. That is the prerendered page or,
 * if a remote serves the path, the empty shell. Each path exists in every language.
 */
export function createPageFileResolver(siteDir: string): (path: string) => string | undefined {
  const readMountPattern = createJsonFileReader(
    join(siteDir, 'remotes.json'),
    (content) => {
      const { remotes, shell } = registrySchema.parse(content);
      return buildMountPattern([shell, ...remotes].flatMap(({ mounts }) => mounts));
    },
    buildMountPattern([]),
  );
  const readPrerenderedPages = createJsonFileReader(
    join(siteDir, 'pages.json'),
    (content) => new Map(pagesSchema.parse(content).pages.map(({ path, file }) => [path, file])),
    new Map<string, string>(),
  );
  return (path) => {
    const pagePath = path.replace(/\/$/, '') || '/';
    if (!readMountPattern().test(pagePath.replace(languagePrefix, '') || '/')) return undefined;
    return readPrerenderedPages().get(pagePath) ?? '/app.html';
  };
}
