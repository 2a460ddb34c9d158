import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Row } from './evaluate';

const begin = '<!-- results: written by the command, not by hand -->';
const end = '<!-- end of results -->';

/** Where results are kept: in the docs, those of each endpoint's model in a file of its own. */
export const keptFile = (name: string) => new URL(`../../docs/${name.replace(/[^\w.-]/g, '-')}.md`, import.meta.url);

/** Puts results into a document between their marks; the words around them stay. */
export async function keep(file: URL, heading: string, results: string): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# ${heading}\n\n${begin}\n${end}\n`;
  const [head = '', rest = ''] = before.split(begin);
  const tail = rest.split(end)[1] ?? '\n';
  const text = `${head}${begin}\n\n${results}\n\n${end}${tail}`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

/** Fabrications by "writer input", as the kept table has them. */
export function keptFabrications(markdown: string): Map<string, number> {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, writer, input, , fabrications]) =>
      writer && /^[a-z]{2}\//.test(input ?? '') ? [[`${writer} ${input}`, Number(fabrications)] as const] : [],
    ),
  );
}

/** Inputs in which a writer makes up more than the kept table says; one that is not in it may make up nothing. */
export function risen(rows: readonly Row[], kept: ReadonlyMap<string, number>): string[] {
  return rows.flatMap(({ writer, input, fabrications }) => {
    const before = kept.get(`${writer} ${input.id}`) ?? 0;
    return fabrications.length > before ? [`${writer} ${input.id}: ${before} before, ${fabrications.length} now`] : [];
  });
}
