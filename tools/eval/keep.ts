import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const begin = '<!-- results: written by the command, not by hand -->';
const end = '<!-- end of results -->';

/** Returns the file of results in docs/. Each model has its own file. */
export const keptFile = (name: string) => new URL(`../../docs/${name.replace(/[^\w.-]/g, '-')}.md`, import.meta.url);

export async function keep(file: URL, heading: string, results: string): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# ${heading}\n\n${begin}\n${end}\n`;
  const [head = '', rest = ''] = before.split(begin);
  const tail = rest.split(end)[1] ?? '\n';
  const text = `${head}${begin}\n\n${results}\n\n${end}${tail}`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
