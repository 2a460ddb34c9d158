import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { isGhost } from '@shortlist/documents/ghost';
import type { FaceId } from '@shortlist/documents/faces/metrics';
import type { KnownLines } from '@shortlist/documents/pages/known-lines';
import { paginate } from '@shortlist/documents/pages/paginate';
import { textsOf } from '@shortlist/documents/pages/texts';
import type { DocumentTree } from '@shortlist/documents/tree';
import { loadFaces, treeFaces } from '@shortlist/shared-ui/sheet/faces';
import { Blocks } from './drawing/blocks';
import { makeMarker } from './drawing/marks';
import { clickedPath, SheetPathContext } from './drawing/paths';
import { SheetModeContext, type SheetMode } from './drawing/runs';
import { share } from './drawing/share';
import { blockStyle, variables } from './drawing/style';
import './sheet.css';

export interface Point {
  x: number;
  y: number;
}

export interface SheetProps {
  tree: DocumentTree;
  /** Lines and pages of the file. Without them, the browser breaks the lines, and there is one long page. */
  lines?: KnownLines;
  /** Terms to highlight in summary, bullets and skills. */
  marks?: string[];
  /** Makes blanks clickable. Receives the element as an anchor for a popover input. */
  onBlank?: SheetMode['onBlank'];
  activeBlank?: string;
  /** Called on a click, with the path of the clicked field ("experience.0.achievements.2") and the point. */
  onPath?: (path: string, point: Point) => void;
  /**
   * Path of the content that is being edited and outlined: an entry ("experience.1"), one of its lines, or a section.
   */
  activePath?: string;
  /** Generation is in progress: shows a caret after the last word. */
  writing?: boolean;
  /** Reading view for phones: larger text, side-by-side content stacked, no page. */
  reflow?: boolean;
  label?: string;
  className?: string;
}

/** Roles that nobody edits; they are on the sheet before any text is written. */
const fixed = new Set(['heading', 'closing', 'signature']);
const lastWritten = (tree: DocumentTree) =>
  [...textsOf(tree.blocks)].findLast(({ role, runs }) => !fixed.has(role) && !runs.some(({ text }) => isGhost(text)));

/** A page may be longer than its paper, so a background of all pages covers its whole length. */
function Fills({ tree, page }: { tree: DocumentTree; page: number }) {
  const fills = tree.background.filter(({ pages }) => pages === 'all' || (pages === 'first') === (page === 0));
  return fills.map(({ pages, x, y, width, height, color }, index) => (
    <div
      key={index}
      className={pages === 'all' ? 'sheet-fill sheet-fill-down' : 'sheet-fill'}
      style={variables({ x, y, width, height, foot: tree.page.height - y - height, ink: color })}
    />
  ));
}

function Footer({ tree: { footer }, page }: { tree: DocumentTree; page: number }) {
  const { style, text, indent = 0 } = footer;
  const { className, style: values } = blockStyle({
    type: 'text',
    role: 'paragraph',
    style,
    runs: [],
    before: 0,
    indent,
  });
  return (
    <div className={`sheet-footer ${className}`} style={values} aria-hidden="true">
      <span>{text}</span>
      <span>{page + 1}</span>
    </div>
  );
}

/** Returns the value with unchanged parts as the same objects as before. */
function useShared<Value>(value: Value): Value {
  const last = useRef(value);
  const shared = useMemo(() => share(last.current, value), [value]);
  useEffect(() => void (last.current = shared), [shared]);
  return shared;
}

function useSteady<Args extends unknown[]>(call: ((...args: Args) => void) | undefined) {
  const latest = useRef(call);
  useEffect(() => void (latest.current = call));
  const steady = useCallback((...args: Args) => latest.current?.(...args), []);
  return call && steady;
}

/** A document on paper, rendered from its tree. Every length is a multiple of a point, so it scales to any width. */
export function Sheet(props: SheetProps) {
  const { marks, activeBlank, activePath, writing, reflow, label, className, onPath } = props;
  const tree = useShared(props.tree);
  const { lines } = props;
  const pages = useShared(
    useMemo(() => (lines && !reflow ? paginate(tree, lines) : [tree.blocks]), [tree, lines, reflow]),
  );
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
    // Links do not navigate while the text can be edited.
    event.preventDefault();
    onPath?.(path, { x: event.clientX, y: event.clientY });
  };
  const { width, height, margins } = tree.page;
  const { first = margins.top } = margins;
  return (
    <article
      className={[
        'sheet',
        pages.length > 1 && 'sheet-paged',
        reflow && 'sheet-reflow',
        onPath && 'sheet-editable',
        className,
      ]
        .filter(Boolean)
        .join(' ')}
      lang={tree.language}
      aria-label={label}
      data-faces={faces}
      onClick={onPath && onClick}
    >
      <SheetPathContext value={onPath !== undefined || activePath !== undefined}>
        <SheetModeContext value={mode}>
          {pages.map((blocks, page) => (
            <div
              key={page}
              className="sheet-page"
              style={variables({
                paper: width,
                height,
                top: page === 0 ? first : margins.top,
                right: margins.right,
                bottom: margins.bottom,
                left: margins.left,
              })}
            >
              <Fills tree={tree} page={page} />
              <Blocks blocks={blocks} active={activePath} />
              {page > 0 && <Footer tree={tree} page={page} />}
            </div>
          ))}
        </SheetModeContext>
      </SheetPathContext>
    </article>
  );
}
