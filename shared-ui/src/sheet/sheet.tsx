import { useEffect, useMemo } from 'react';
import { isGhost } from '@shortlist/documents/ghost';
import type { Block, DocumentTree, TextBlock } from '@shortlist/documents/tree';
import { loadFaces, treeFaces } from '@shortlist/shared-ui/sheet/faces';
import { Blocks } from './blocks';
import { makeMarker } from './marks';
import { SheetModeContext, type SheetMode } from './runs';
import { variables } from './style';
import './sheet.css';

export interface SheetProps {
  tree: DocumentTree;
  /** Terms that are marked wherever they stand in summary, bullets and skills. */
  marks?: string[];
  /** Makes blanks controls. The element is what a small input can be anchored at. */
  onBlank?: SheetMode['onBlank'];
  /** Id of the blank that is being filled. */
  activeBlank?: string;
  /** The text is still being written: a caret stands after its last word. */
  writing?: boolean;
  /** The phone's reading view: larger text, lines of their own for what stands side by side, no page. */
  reflow?: boolean;
  /** Name for readers of the screen, such as "Resume". */
  label?: string;
  className?: string;
}

/** All texts of a document in reading order. */
function* textsOf(blocks: Block[]): Generator<TextBlock> {
  for (const block of blocks) {
    if (block.type === 'text') yield block;
    else if (block.type === 'stack') yield* textsOf(block.blocks);
    else if (block.type === 'row') for (const cell of block.cells) yield* textsOf(cell.blocks);
  }
}

/** The text that was written last: the last one that is neither a heading nor a ghost. */
const lastWritten = (tree: DocumentTree) =>
  [...textsOf(tree.blocks)].findLast(({ role, runs }) => role !== 'heading' && !runs.some(({ text }) => isGhost(text)));

/** What stands behind the text. The sheet is one page however long it is: what every page has runs down all of it. */
function Fills({ tree }: { tree: DocumentTree }) {
  const fills = tree.background.filter(({ pages }) => pages !== 'rest');
  return fills.map(({ pages, x, y, width, height, color }, index) => (
    <div
      key={index}
      className={pages === 'all' ? 'sheet-fill sheet-fill-down' : 'sheet-fill'}
      style={variables({ x, y, width, height, foot: tree.page.height - y - height, ink: color })}
    />
  ));
}

/** A document on paper, drawn from its tree. Every length is a multiple of a point, so it is right at any width. */
export function Sheet({ tree, marks, onBlank, activeBlank, writing, reflow, label, className }: SheetProps) {
  useEffect(() => void loadFaces(treeFaces(tree)), [tree]);
  const mark = useMemo(() => makeMarker(marks ?? []), [marks]);
  const mode: SheetMode = { mark, onBlank, activeBlank, caretAfter: writing ? lastWritten(tree) : undefined };
  const { width, height, margins } = tree.page;
  return (
    <article
      className={['sheet', reflow && 'sheet-reflow', className].filter(Boolean).join(' ')}
      lang={tree.language}
      aria-label={label}
    >
      <div
        className="sheet-page"
        style={variables({
          paper: width,
          height,
          top: margins.first ?? margins.top,
          next: margins.top,
          right: margins.right,
          bottom: margins.bottom,
          left: margins.left,
        })}
      >
        <Fills tree={tree} />
        <SheetModeContext value={mode}>
          <Blocks blocks={tree.blocks} />
        </SheetModeContext>
      </div>
    </article>
  );
}
