import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const formatStartMarker = (section: string) => `<!-- ${section}: written by the command, not by hand -->`;
const formatEndMarker = (section: string) => `<!-- end of ${section} -->`;

/** Returns a file in docs/quality. Each model has its own file. */
export const getResultsFile = (name: string) =>
  new URL(`../../docs/quality/${name.replace(/[^\w.-]/g, '-')}.md`, import.meta.url);

/** Replaces the results between the section's markers. Creates the file if it does not exist. */
export async function writeResults(file: URL, heading: string, results: string, section = 'results'): Promise<void> {
  const [resultsStart, resultsEnd] = [formatStartMarker(section), formatEndMarker(section)];
  const oldText = existsSync(file) ? readFileSync(file, 'utf8') : `# ${heading}\n\n${resultsStart}\n${resultsEnd}\n`;
  const [head = '', rest = ''] = oldText.split(resultsStart);
  const tail = rest.split(resultsEnd)[1] ?? '\n';
  const text = `${head}${resultsStart}\n\n${results}\n\n${resultsEnd}${tail}`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
