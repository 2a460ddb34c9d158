import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const startOf = (section: string) => `<!-- ${section}: written by the command, not by hand -->`;
const endOf = (section: string) => `<!-- end of ${section} -->`;

/** Returns the results file in docs/. Each model has its own. */
export const getResultsFile = (name: string) =>
  new URL(`../../docs/quality/${name.replace(/[^\w.-]/g, '-')}.md`, import.meta.url);

/** Replaces a section of a results file. Creates the file with a heading if it does not exist. */
export async function writeResults(file: URL, heading: string, results: string, section = 'results'): Promise<void> {
  const [resultsStart, resultsEnd] = [startOf(section), endOf(section)];
  const oldText = existsSync(file) ? readFileSync(file, 'utf8') : `# ${heading}\n\n${resultsStart}\n${resultsEnd}\n`;
  const [head = '', rest = ''] = oldText.split(resultsStart);
  const tail = rest.split(resultsEnd)[1] ?? '\n';
  const text = `${head}${resultsStart}\n\n${results}\n\n${resultsEnd}${tail}`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
