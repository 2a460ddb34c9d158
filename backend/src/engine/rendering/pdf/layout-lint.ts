import type { LineItem } from './layout-nodes';
import type { Layout } from './render-pdf';

interface PageLine {
  page: number;
  bottom: number;
  baseline: number;
  left: number;
  right: number;
  text: string;
  item: LineItem;
}

function listPageLines({ pages, tree }: Layout): PageLine[][] {
  const { top, firstPageTop = top } = tree.page.margins;
  return pages.map((page, index) =>
    page.items.flatMap(({ type, item }) => {
      if (type !== 'line') return [];
      const start = item.y - page.top + (index === 0 ? firstPageTop : top);
      return {
        page: index,
        bottom: start + item.getHeight(),
        baseline: start + (item.node?.ascent ?? 0),
        left: item.x,
        right: item.x + item.getWidth(),
        text: item.inlines.map(({ text }) => text).join(''),
        item,
      };
    }),
  );
}

/** Tolerance for hanging punctuation and rounding, in points. */
const tolerance = 2.5;
/** Minimum distance between two texts on a line, in points. */
const minTextGap = 4;
/** A page with at most this many lines is nearly empty. */
const maxNearlyEmptyLines = 2;
/** A split paragraph with fewer lines on a page has a widow or an orphan. */
const minParagraphLines = 2;

/**
 * Lists the typographic errors of a layout, one sentence each: headings and entry headers separated from the text after
 * them, widows and orphans, nearly empty pages, text beyond the margins or over other text.
 */
export function lintLayout(layout: Layout): string[] {
  const pages = listPageLines(layout);
  return [
    ...findBadPageBreaks(pages),
    ...findWidowsAndOrphans(pages),
    ...findMarginOverflows(layout, pages),
    ...pages.flatMap(findOverlaps),
  ];
}

function findBadPageBreaks(pages: PageLine[][]): string[] {
  return pages.flatMap((page, index) => {
    const flowLines = page.filter(({ item }) => item.node?.unbreakableBlock);
    const getKind = (line: PageLine | undefined) => line?.item.node?.unbreakableBlock?.kind;
    const lastLine = flowLines.at(-1);
    const rowCount = new Set(flowLines.map(({ baseline }) => Math.round(baseline))).size;
    const isLastPage = index === pages.length - 1;
    return [
      ...(!isLastPage && getKind(lastLine) === 'heading'
        ? [`page ${index + 1} ends with a heading: ${lastLine?.text}`]
        : []),
      ...(!isLastPage && getKind(lastLine) === 'entry-header'
        ? [`page ${index + 1} ends with an entry header: ${lastLine?.text}`]
        : []),
      ...(rowCount <= maxNearlyEmptyLines ? [`page ${index + 1} has ${rowCount} lines`] : []),
    ];
  });
}

function findWidowsAndOrphans(pages: PageLine[][]): string[] {
  const linesByNode = new Map<unknown, PageLine[][]>();
  for (const line of pages.flat()) {
    const lineGroups = linesByNode.get(line.item.node) ?? pages.map(() => []);
    lineGroups[line.page]?.push(line);
    linesByNode.set(line.item.node, lineGroups);
  }
  return [...linesByNode.values()].flatMap((linesByPage) => {
    const nonEmptyPages = linesByPage.filter((lines) => lines.length > 0);
    const shortPage =
      nonEmptyPages.length > 1 ? nonEmptyPages.find((lines) => lines.length < minParagraphLines) : undefined;
    return shortPage ? [`a single line on page ${(shortPage[0]?.page ?? 0) + 1}: ${shortPage[0]?.text}`] : [];
  });
}

function findMarginOverflows({ tree: { page } }: Layout, pages: PageLine[][]): string[] {
  const { width, height, margins } = page;
  return pages.flat().flatMap(({ left, right, bottom, text }) => {
    const isInside =
      left >= margins.left - tolerance &&
      right <= width - margins.right + tolerance &&
      bottom <= height - margins.bottom + tolerance;
    return isInside ? [] : [`beyond the margins: ${text}`];
  });
}

function findOverlaps(page: PageLine[]): string[] {
  const sortedLines = page.toSorted((a, b) => a.baseline - b.baseline);
  return sortedLines.flatMap((line, index) =>
    sortedLines.slice(index + 1).flatMap((otherLine) => {
      const isOnSameLine =
        otherLine.baseline - line.baseline < Math.min(line.item.getHeight(), otherLine.item.getHeight()) / 2;
      const gap = Math.max(line.left, otherLine.left) - Math.min(line.right, otherLine.right);
      return isOnSameLine && gap < minTextGap ? [`${line.text} | ${otherLine.text}: ${gap.toFixed(1)} apart`] : [];
    }),
  );
}
