import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { isSkeletonText } from '@shortlist/documents/skeleton-content';
import type { FontId } from '@shortlist/documents/fonts/font-definitions';
import type { FindKnownLayout } from '@shortlist/documents/pages/known-layout';
import { createReuse } from '@shortlist/documents/compose/reuse';
import { paginate } from '@shortlist/documents/pages/paginate';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import type { Block, DocumentTree } from '@shortlist/documents/document-tree';
import { loadFonts, listTreeFonts } from '@shortlist/shared-ui/sheet/fonts';
import { Blocks } from './rendering/blocks';
import { createTermHighlighter } from './rendering/highlight-terms';
import { getClickedPath, FieldPathContext } from './rendering/field-paths';
import { RunContext, type RunContextValue } from './rendering/runs';
import { replaceEqualDeep } from './rendering/replace-equal-deep';
import { getBlockStyle, toCssVariables } from './rendering/style';
import './sheet.css';

/** A position in CSS pixels from the top left corner of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface SheetProps {
  tree: DocumentTree;
  /** Finds the line breaks of the file. Without it, the browser breaks the lines, and there is one long page. */
  findKnownLayout?: FindKnownLayout;
  /** Terms to highlight in the summary, bullets and skills. */
  highlightTerms?: string[];
  /** Makes blanks clickable. The element serves as the anchor of a popover. */
  onBlankClick?: RunContextValue['onBlankClick'];
  activeBlankId?: string;
  /** Receives the path of the clicked field ("experience.0.achievements.2") and the position of the click. */
  onFieldClick?: (path: string, point: Point) => void;
  /** Path of the edited entry ("experience.1"), line or section, which the sheet outlines. */
  activePath?: string;
  /** True while the document is being generated. The sheet then shows a caret after the last word. */
  isWriting?: boolean;
  /** Shows the reading view for phones, with larger text, stacked columns and no page. */
  reflow?: boolean;
  label?: string;
  className?: string;
}

/** Roles whose text is not generated, so the sheet shows it from the start. */
const fixedRoles = new Set(['heading', 'closing', 'signature']);
const findLastWrittenBlock = (tree: DocumentTree) =>
  [...walkTextBlocks(tree.blocks)].findLast(
    ({ role, runs }) => !fixedRoles.has(role) && !runs.some(({ text }) => isSkeletonText(text)),
  );

/** Decorations that repeat on all pages extend to the end of the page, which may be below the end of the paper. */
function Background({ tree, page }: { tree: DocumentTree; page: number }) {
  const rects = tree.background.filter(({ pages }) => pages === 'all' || (pages === 'first') === (page === 0));
  return rects.map(({ pages, x, y, width, height, color }, index) => (
    <div
      key={index}
      className={pages === 'all' ? 'sheet-fill sheet-fill-down' : 'sheet-fill'}
      style={toCssVariables({ x, y, width, height, foot: tree.page.height - y - height, ink: color })}
    />
  ));
}

function Footer({ tree: { footer }, page }: { tree: DocumentTree; page: number }) {
  const { style, text, indent = 0 } = footer;
  const { className, style: cssVariables } = getBlockStyle({
    type: 'text',
    role: 'paragraph',
    style,
    runs: [],
    spaceBefore: 0,
    indent,
  });
  return (
    <div className={`sheet-footer ${className}`} style={cssVariables} aria-hidden="true">
      <span>{text}</span>
      <span>{page + 1}</span>
    </div>
  );
}

interface PageProps {
  tree: DocumentTree;
  page: number;
  blocks: Block[];
  activePath: string | undefined;
}

function Page({ tree, page, blocks, activePath }: PageProps) {
  const { width, height, margins } = tree.page;
  const { firstPageTop = margins.top, right, bottom, left } = margins;
  const top = page === 0 ? firstPageTop : margins.top;
  return (
    <div className="sheet-page" style={toCssVariables({ paper: width, height, top, right, bottom, left })}>
      <Background tree={tree} page={page} />
      <Blocks blocks={blocks} activePath={activePath} />
      {page > 0 && <Footer tree={tree} page={page} />}
    </div>
  );
}

function useStructuralSharing<Value>(value: Value): Value {
  const previousValue = useRef(value);
  const sharedValue = useMemo(() => replaceEqualDeep(previousValue.current, value), [value]);
  useEffect(() => void (previousValue.current = sharedValue), [sharedValue]);
  return sharedValue;
}

function useStableCallback<Args extends unknown[]>(callback: ((...args: Args) => void) | undefined) {
  const latestCallback = useRef(callback);
  useEffect(() => void (latestCallback.current = callback));
  const stableCallback = useCallback((...args: Args) => latestCallback.current?.(...args), []);
  return callback && stableCallback;
}

/** Renders a document tree as HTML. All lengths are multiples of a point, so the sheet scales to any width. */
export function Sheet(props: SheetProps) {
  const { highlightTerms, activeBlankId, activePath, isWriting, reflow, label, className, onFieldClick } = props;
  const tree = useStructuralSharing(props.tree);
  const { findKnownLayout } = props;
  const [reuse] = useState(createReuse);
  const pages = useStructuralSharing(
    useMemo(
      () => (findKnownLayout && !reflow ? paginate(tree, findKnownLayout, reuse) : [tree.blocks]),
      [tree, findKnownLayout, reflow, reuse],
    ),
  );
  const fontIds = listTreeFonts(tree).join(' ');
  useEffect(() => void loadFonts(fontIds.split(' ') as FontId[]), [fontIds]);
  const terms = highlightTerms?.join('\n') ?? '';
  const highlight = useMemo(() => createTermHighlighter(terms.split('\n')), [terms]);
  const onBlankClick = useStableCallback(props.onBlankClick);
  const caretAfter = isWriting ? findLastWrittenBlock(tree) : undefined;
  const runContext = useMemo<RunContextValue>(
    () => ({ highlight, onBlankClick, activeBlankId, caretBlock: caretAfter }),
    [highlight, onBlankClick, activeBlankId, caretAfter],
  );
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const path = getClickedPath(event);
    if (path === undefined) return;
    // Links do not navigate while the text can be edited.
    event.preventDefault();
    onFieldClick?.(path, { x: event.clientX, y: event.clientY });
  };
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
      data-faces={fontIds}
      onClick={onFieldClick && onClick}
    >
      <FieldPathContext value={onFieldClick !== undefined || activePath !== undefined}>
        <RunContext value={runContext}>
          {pages.map((blocks, page) => (
            <Page key={page} tree={tree} page={page} blocks={blocks} activePath={activePath} />
          ))}
        </RunContext>
      </FieldPathContext>
    </article>
  );
}
