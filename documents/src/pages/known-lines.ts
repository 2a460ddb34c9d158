import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import { runsToText } from '../compose/runs';
import type { DocumentTree, TextBlock } from '../document-tree';
import { textsOf } from './texts';

/** The known layout of a text. `page` is its first page. */
export interface KnownText {
  lines?: LineEnd[];
  page?: number;
}

export type KnownLines = (text: TextBlock) => KnownText;

const pathOf = ({ runs }: TextBlock) => runs.find(({ path }) => path)?.path ?? '';
const settingOf = ({ role, style, runs }: TextBlock) => `${role}\n${style.size}\n${runsToText(runs)}`;

/**
 * Reuses the lines of the last layout until the next one arrives. A text that did not change keeps its lines even if it
 * has moved, and each path keeps its page.
 */
export function knownLines(tree: DocumentTree, texts: readonly LineEnd[][]): KnownLines {
  const lines = new Map<string, LineEnd[]>();
  const pages = new Map<string, number>();
  let at = 0;
  for (const text of textsOf(tree.blocks)) {
    const ends = texts[at++];
    if (!ends) continue;
    lines.set(settingOf(text), ends);
    lines.set(`${pathOf(text)}\n${settingOf(text)}`, ends);
    const page = ends[0]?.page;
    if (page !== undefined && !pages.has(pathOf(text))) pages.set(pathOf(text), page);
  }
  return (text) => {
    const same = lines.get(`${pathOf(text)}\n${settingOf(text)}`);
    if (same) return { lines: same, page: same[0]?.page };
    const page = pathOf(text) ? pages.get(pathOf(text)) : undefined;
    const moved = lines.get(settingOf(text));
    return { page, lines: page === undefined ? undefined : moved?.map(({ end }) => ({ end, page })) };
  };
}
