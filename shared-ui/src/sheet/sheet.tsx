import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { isSkeletonText } from '@shortlist/documents/skeleton-content';
import type { FontId } from '@shortlist/documents/fonts/font-metrics';
import type { FindKnownLayout } from '@shortlist/documents/pages/known-lines';
import { paginate } from '@shortlist/documents/pages/paginate';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { loadFonts, listTreeFonts } from '@shortlist/shared-ui/sheet/fonts';
import { Blocks } from './rendering/blocks';
import { createTermHighlighter } from './rendering/highlight-terms';
import { getClickedPath, FieldPathContext } from './rendering/field-paths';
import { RunContext, type RunContextValue } from './rendering/runs';
import { replaceEqualDeep } from './rendering/replace-equal-deep';
import { getBlockStyle, toCssVariables } from './rendering/style';
import './sheet.css';

export interface Point {
  x: number;
  y: number;
}

export interface SheetProps {
  tree: DocumentTree;
  /** Lines and pages of the file. Without them, the browser breaks the lines, and there is one long page. */
  lines?: FindKnownLayout;
  /** Terms to highlight in summary, bullets and skills. */
  highlightTerms?: string[];
  /** Makes blanks clickable. Receives the element as an anchor for a popover input. */
  onBlankClick?: RunContextValue['onBlankClick'];
  activeBlankId?: string;
  /** Called on a click, with the path of the clicked field ("experience.0.achievements.2") and the point. */
  onFieldClick?: (path: string, point: Point) => void;
  /**
   * Path of the content that is being edited and outlined: an entry ("experience.1"), one of its lines, or a section.
   */
  activePath?: string;
  /** Generation is in progress: shows a caret after the last word. */
  isWriting?: boolean;
  /** Reading view for phones: larger text, side-by-side content stacked, no page. */
  reflow?: boolean;
  label?: string;
  className?: string;
}

/** Roles that nobody edits; they are on the sheet before any text is written. */
const fixedRoles = new Set(['heading', 'closing', 'signature']);
const findLastWrittenBlock = (tree: DocumentTree) =>
  [...walkTextBlocks(tree.blocks)].findLast(
    ({ role, runs }) => !fixedRoles.has(role) && !runs.some(({ text }) => isSkeletonText(text)),
  );

/** A page may be longer than its paper, so a background of all pages covers its whole length. */
function Background({ tree, page }: { tree: DocumentTree; page: number }) {
  const fills = tree.background.filter(({ pages }) => pages === 'all' || (pages === 'first') === (page === 0));
  return fills.map(({ pages, x, y, width, height, color }, index) => (
    <div
      key={index}
      className={pages === 'all' ? 'sheet-fill sheet-fill-down' : 'sheet-fill'}
      style={toCssVariables({ x, y, width, height, foot: tree.page.height - y - height, ink: color })}
    />
  ));
}

function Footer({ tree: { footer }, page }: { tree: DocumentTree; page: number }) {
  const { style, text, indent = 0 } = footer;
  const { className, style: values } = getBlockStyle({
    type: 'text',
    role: 'paragraph',
    style,
    runs: [],
    spaceBefore: 0,
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
function useStructuralSharing<Value>(value: Value): Value {
  const last = useRef(value);
  const shared = useMemo(() => replaceEqualDeep(last.current, value), [value]);
  useEffect(() => void (last.current = shared), [shared]);
  return shared;
}

function useStableCallback<Args extends unknown[]>(call: ((...args: Args) => void) | undefined) {
  const latest = useRef(call);
  useEffect(() => void (latest.current = call));
  const steady = useCallback((...args: Args) => latest.current?.(...args), []);
  return call && steady;
}

/** A document on paper, rendered from its tree. Every length is a multiple of a point, so it scales to any width. */
export function Sheet(props: SheetProps) {
  const { highlightTerms, activeBlankId, activePath, isWriting, reflow, label, className, onFieldClick } = props;
  const tree = useStructuralSharing(props.tree);
  const { lines } = props;
  const pages = useStructuralSharing(
    useMemo(() => (lines && !reflow ? paginate(tree, lines) : [tree.blocks]), [tree, lines, reflow]),
  );
  const faces = listTreeFonts(tree).join(' ');
  useEffect(() => void loadFonts(faces.split(' ') as FontId[]), [faces]);
  const terms = highlightTerms?.join('\n') ?? '';
  const mark = useMemo(() => createTermHighlighter(terms.split('\n')), [terms]);
  const onBlank = useStableCallback(props.onBlankClick);
  const caretAfter = isWriting ? findLastWrittenBlock(tree) : undefined;
  const mode = useMemo<RunContextValue>(
    () => ({ highlight: mark, onBlankClick: onBlank, activeBlankId, caretAfter }),
    [mark, onBlank, activeBlankId, caretAfter],
  );
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const path = getClickedPath(event);
    if (path === undefined) return;
    // Links do not navigate while the text can be edited.
    event.preventDefault();
    onFieldClick?.(path, { x: event.clientX, y: event.clientY });
  };
  const { width, height, margins } = tree.page;
  const { firstPageTop = margins.top } = margins;
  return (
    <article
      className={[
        'sheet',
        pages.length > 1 && 'sheet-paged',
        reflow && 'sheet-reflow',
        onFieldClick && 'sheet-editable',
        className,
      ]
        .filter(Boolean)
        .join(' ')}
      lang={tree.language}
      aria-label={label}
      data-faces={faces}
      onClick={onFieldClick && onClick}
    >
      <FieldPathContext value={onFieldClick !== undefined || activePath !== undefined}>
        <RunContext value={mode}>
          {pages.map((blocks, page) => (
            <div
              key={page}
              className="sheet-page"
              style={toCssVariables({
                paper: width,
                height,
                top: page === 0 ? firstPageTop : margins.top,
                right: margins.right,
                bottom: margins.bottom,
                left: margins.left,
              })}
            >
              <Background tree={tree} page={page} />
              <Blocks blocks={blocks} active={activePath} />
              {page > 0 && <Footer tree={tree} page={page} />}
            </div>
          ))}
        </RunContext>
      </FieldPathContext>
    </article>
  );
}
