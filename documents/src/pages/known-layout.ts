import type { LineEnd } from '@shortlist/contracts/builder/page-layout';
import { runsToText } from '../compose/runs';
import type { DocumentTree, TextBlock } from '../document-tree';
import { walkTextBlocks } from './walk-text-blocks';

/** The last known layout of a text. `page` is its first page (0-based). A new text has neither. */
export interface KnownTextLayout {
  lines?: LineEnd[];
  page?: number;
}

export type FindKnownLayout = (text: TextBlock) => KnownTextLayout;

const getTextPath = ({ runs }: TextBlock) => runs.find(({ path }) => path)?.path ?? '';
const getTextKey = ({ role, style, runs }: TextBlock) => `${role}\n${style.size}\n${runsToText(runs)}`;

/**
 * Returns a lookup in the last layout, for use until the next layout arrives. An unchanged text keeps its lines even if
 * it has moved, and each path keeps its page. `lineEndsByText` is in the order of `walkTextBlocks`.
 */
export function createKnownLayoutLookup(tree: DocumentTree, lineEndsByText: readonly LineEnd[][]): FindKnownLayout {
  const linesByKey = new Map<string, LineEnd[]>();
  const pageByPath = new Map<string, number>();
  let index = 0;
  for (const text of walkTextBlocks(tree.blocks)) {
    const lineEnds = lineEndsByText[index++];
    if (!lineEnds) continue;
    linesByKey.set(getTextKey(text), lineEnds);
    linesByKey.set(`${getTextPath(text)}\n${getTextKey(text)}`, lineEnds);
    const page = lineEnds[0]?.page;
    if (page !== undefined && !pageByPath.has(getTextPath(text))) pageByPath.set(getTextPath(text), page);
  }
  const findLayout: FindKnownLayout = (text) => {
    const exactLines = linesByKey.get(`${getTextPath(text)}\n${getTextKey(text)}`);
    if (exactLines) return { lines: exactLines, page: exactLines[0]?.page };
    const page = getTextPath(text) ? pageByPath.get(getTextPath(text)) : undefined;
    const movedLines = linesByKey.get(getTextKey(text));
    return { page, lines: page === undefined ? undefined : movedLines?.map(({ end }) => ({ end, page })) };
  };
  // After a keystroke, most text blocks are still the same objects.
  const cachedLayouts = new WeakMap<TextBlock, KnownTextLayout>();
  return (text) => {
    const layout = cachedLayouts.get(text) ?? findLayout(text);
    cachedLayouts.set(text, layout);
    return layout;
  };
}
