import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import { runsToText } from '../compose/runs';
import type { DocumentTree, TextBlock } from '../document-tree';
import { walkTextBlocks } from './walk-text-blocks';

/** The known layout of a text. `page` is its first page. */
export interface KnownTextLayout {
  lines?: LineEnd[];
  page?: number;
}

export type FindKnownLayout = (text: TextBlock) => KnownTextLayout;

const getTextPath = ({ runs }: TextBlock) => runs.find(({ path }) => path)?.path ?? '';
const getTextKey = ({ role, style, runs }: TextBlock) => `${role}\n${style.size}\n${runsToText(runs)}`;

/**
 * Reuses the lines of the last layout until the next one arrives. A text that did not change keeps its lines even if it
 * has moved, and each path keeps its page.
 */
export function createKnownLayoutLookup(tree: DocumentTree, texts: readonly LineEnd[][]): FindKnownLayout {
  const lines = new Map<string, LineEnd[]>();
  const pages = new Map<string, number>();
  let at = 0;
  for (const text of walkTextBlocks(tree.blocks)) {
    const ends = texts[at++];
    if (!ends) continue;
    lines.set(getTextKey(text), ends);
    lines.set(`${getTextPath(text)}\n${getTextKey(text)}`, ends);
    const page = ends[0]?.page;
    if (page !== undefined && !pages.has(getTextPath(text))) pages.set(getTextPath(text), page);
  }
  return (text) => {
    const same = lines.get(`${getTextPath(text)}\n${getTextKey(text)}`);
    if (same) return { lines: same, page: same[0]?.page };
    const page = getTextPath(text) ? pages.get(getTextPath(text)) : undefined;
    const moved = lines.get(getTextKey(text));
    return { page, lines: page === undefined ? undefined : moved?.map(({ end }) => ({ end, page })) };
  };
}
