import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { isGhost } from '@shortlist/documents/ghost';
import type { FaceId } from '@shortlist/documents/faces/metrics';
import type { Block, DocumentTree, TextBlock } from '@shortlist/documents/tree';
import { loadFaces, treeFaces } from '@shortlist/shared-ui/sheet/faces';
import { Blocks } from './drawing/blocks';
import { makeMarker } from './drawing/marks';
import { clickedPath, SheetPathContext } from './drawing/paths';
import { SheetModeContext, type SheetMode } from './drawing/runs';
import { share } from './drawing/share';
import { variables } from './drawing/style';
import './sheet.css';

export interface SheetProps {
  tree: DocumentTree;
  /** Terms that are marked wherever they stand in summary, bullets and skills. */
  marks?: string[];
  /** Makes blanks controls. The element is what a small input can be anchored at. */
  onBlank?: SheetMode['onBlank'];
  /** Id of the blank that is being filled. */
  activeBlank?: string;
  /** Called with the path of the field that shows where somebody clicks: "experience.0.achievements.2". */
  onPath?: (path: string) => void;
  /** What is being edited, as a path: an entry ("experience.1"), a line of it, a whole section. It is outlined. */
  activePath?: string;
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

/** What nobody writes: it stands there before and below what is written. */
const fixed = new Set(['heading', 'closing', 'signature']);
/** The text that was written last: the last one that is neither of these nor a ghost. */
const lastWritten = (tree: DocumentTree) =>
  [...textsOf(tree.blocks)].findLast(({ role, runs }) => !fixed.has(role) && !runs.some(({ text }) => isGhost(text)));

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

/** The tree in which everything that did not change is still the same object. */
function useShared(tree: DocumentTree): DocumentTree {
  const last = useRef(tree);
  const shared = useMemo(() => share(last.current, tree), [tree]);
  useEffect(() => void (last.current = shared), [shared]);
  return shared;
}

/** A function that stays the same while what it calls changes. */
function useSteady<Args extends unknown[]>(call: ((...args: Args) => void) | undefined) {
  const latest = useRef(call);
  useEffect(() => void (latest.current = call));
  const steady = useCallback((...args: Args) => latest.current?.(...args), []);
  return call && steady;
}

/** A document on paper, drawn from its tree. Every length is a multiple of a point, so it is right at any width. */
export function Sheet(props: SheetProps) {
  const { marks, activeBlank, activePath, writing, reflow, label, className, onPath } = props;
  const tree = useShared(props.tree);
  const faces = treeFaces(tree).join(' ');
  useEffect(() => void loadFaces(faces.split(' ') as FaceId[]), [faces]);
  const terms = marks?.join('\n') ?? '';
  const mark = useMemo(() => makeMarker(terms.split('\n')), [terms]);
  const onBlank = useSteady(props.onBlank);
  const caretAfter = writing ? lastWritten(tree) : undefined;
  const mode = useMemo<SheetMode>(
    () => ({ mark, onBlank, activeBlank, caretAfter }),
    [mark, onBlank, activeBlank, caretAfter],
  );
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const path = clickedPath(event);
    if (path === undefined) return;
    // Where the text can be edited, a link is text.
    event.preventDefault();
    onPath?.(path);
  };
  const { width, height, margins } = tree.page;
  return (
    <article
      className={['sheet', reflow && 'sheet-reflow', onPath && 'sheet-editable', className].filter(Boolean).join(' ')}
      lang={tree.language}
      aria-label={label}
      data-faces={faces}
      onClick={onPath && onClick}
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
        <SheetPathContext value={onPath !== undefined || activePath !== undefined}>
          <SheetModeContext value={mode}>
            <Blocks blocks={tree.blocks} active={activePath} />
          </SheetModeContext>
        </SheetPathContext>
      </div>
    </article>
  );
}
