import { isDeepStrictEqual } from 'node:util';
import type { FileData } from '@shortlist/contracts/builder/file-data';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import { type PrintedResume, toComposeOptions, toPrintedResume } from '@shortlist/documents/printed-resume';
import { type SourceDocument, stripBullet } from './source-document';

/**
 * Returns the resume that a file carries, as far as it is printed, if the file still says the same. People edit Word
 * files, and anybody can embed other data than a file shows: in both cases, the text that they see counts.
 */
export function restoreResume(
  { content, settings }: FileData,
  source: Pick<SourceDocument, 'kind' | 'pages' | 'lines'>,
): PrintedResume | undefined {
  const options = toComposeOptions(settings);
  const tree = composeResume(content, options);
  return saysTheSame(tree, source) ? toPrintedResume(content, options, tree) : undefined;
}

/** Returns the resume of our own JSON, unless another program has changed the parts that it knows. */
export function restoreJsonResume({ content, settings }: FileData, json: object): PrintedResume | undefined {
  const expected = JSON.parse(JSON.stringify(toJsonResume(content, settings))) as object;
  return isDeepStrictEqual({ ...json, meta: null }, { ...expected, meta: null }) ? { content, settings } : undefined;
}

/**
 * Words and single signs; single characters also in scripts without spaces, and in Korean, whose spaces are lost at
 * line ends. Readers take dashes and dots at the start of a line for bullets.
 */
const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}\p{N}])+|[^\s\p{L}\p{M}\p{N}\p{Pd}•・·]/gu;

const tokenize = (texts: readonly string[]): string[] =>
  texts
    .map((text) => stripBullet(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).text)
    .flatMap((text) => text.match(tokenPattern) ?? []);

function saysTheSame(tree: DocumentTree, { kind, pages, lines }: Pick<SourceDocument, 'kind' | 'pages' | 'lines'>) {
  const blocks = [...walkTextBlocks(tree.blocks)];
  const printed = tokenize(blocks.map(({ runs }) => runs.map(({ text }) => text).join('')));
  const read = tokenize(lines.flatMap(({ cells }) => cells));
  const footer = tokenize([tree.footer.text]);
  if (kind === 'docx') {
    // A Word file has the order of the document and, at the end, its footer, with a page number once it was saved anew.
    const [text, body] = [read.join(''), printed.join('')];
    const isFooter = (rest: string) =>
      rest.startsWith(footer.join('')) && /^\d*$/.test(rest.slice(footer.join('').length));
    return text === body || (text.startsWith(body) && isFooter(text.slice(body.length)));
  }
  const footers = Array.from({ length: Math.max(0, pages - 1) }, (_, i) => [...footer, String(i + 2)]).flat();
  const expected = [...printed, ...footers];
  // A long word may be broken at the end of a line.
  return subtract(expected, read).join('') === subtract(read, expected).join('');
}

/** Returns the tokens that occur more often than in `others`. */
function subtract(tokens: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const token of others) counts.set(token, (counts.get(token) ?? 0) + 1);
  return tokens.filter((token) => {
    const count = counts.get(token) ?? 0;
    counts.set(token, count - 1);
    return count <= 0;
  });
}
