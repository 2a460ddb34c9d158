import type { PersonalInfo } from '@shortlist/contracts/builder/document-content';
import { measureTextWidth } from '../../fonts/measure-text';
import type { ContactsPart } from '../../templates/template-design';
import type { Block, RowBlock, Run, TextBlock, TextStyle } from '../../document-tree';
import { insetFromGutter, alignBaselines, createTextBlock } from '../blocks';
import { runsToText, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

export const shortenUrl = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');

export function toHttpsUrl(input: string): string | undefined {
  const address = input.trim().replace(/^https?:\/\//i, '');
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(address) ? `https://${address}` : undefined;
}

const contactLinkParsers: Record<string, (input: string) => string | undefined> = {
  email: (input) => (/^[^\s@]+@(?=[^\s@]+$)[^\s@]+\.[^\s@]+$/.test(input) ? `mailto:${input}` : undefined),
  phone: (input) => (/^\+?[\d\s()./-]{6,}$/.test(input) ? `tel:${input.replace(/[^\d+]/g, '')}` : undefined),
  location: () => undefined,
  linkedin: toHttpsUrl,
  website: toHttpsUrl,
};

function createContactRuns(
  toRuns: FieldRunFactory,
  info: PersonalInfo,
  name: 'email' | 'phone' | 'location' | 'linkedin' | 'website',
) {
  const runs = toRuns(`personalInfo.${name}`, info[name]);
  const hasOpenBlank = runs.some(({ blank }) => blank && !blank.filled);
  const link = hasOpenBlank ? undefined : contactLinkParsers[name]?.(runsToText(runs));
  const displayRuns =
    name === 'linkedin' || name === 'website'
      ? runs.map((run) => ({ ...run, text: shortenUrl(run.text) })).filter(({ text }) => text !== '')
      : runs;
  return link ? displayRuns.map((run) => ({ ...run, link })) : displayRuns;
}

function splitContactLines(
  items: { person: Run[][]; web: Run[][] },
  isTooWide: (line: Run[][]) => boolean,
  alwaysSplit: boolean,
) {
  const allItems = [...items.person, ...items.web];
  const initialLines = !alwaysSplit && !isTooWide(allItems) ? [allItems] : [items.person, items.web];
  return initialLines
    .filter((line) => line.length > 0)
    .flatMap((line) => {
      const lines: Run[][][] = [[]];
      for (const item of line) {
        const currentLine = lines.at(-1) ?? [];
        if (currentLine.length > 0 && isTooWide([...currentLine, item])) lines.push([item]);
        else currentLine.push(item);
      }
      return lines;
    });
}

export function composeContacts(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  info: PersonalInfo,
  part: ContactsPart,
): Block[] {
  const style = layout.resolveFixedStyle(part.style);
  const listContactRuns = (names: ('email' | 'phone' | 'location' | 'linkedin' | 'website')[]) =>
    names.map((name) => createContactRuns(toRuns, info, name)).filter((runs) => runs.length > 0);
  const items = {
    person: listContactRuns(['email', 'phone', 'location']),
    web: listContactRuns(['linkedin', 'website']),
  };
  const availableWidth = layout.contentWidth - (part.inGutter ? (layout.design.gutter ?? 0) : 0);
  const measureWidth = (runs: Run[]) => measureTextWidth(runsToText(runs), style);
  const isTooWide = (line: Run[][]) =>
    line.reduce((sum, runs) => sum + measureWidth(runs) + part.gap, -part.gap) > availableWidth;
  const allItems = [...items.person, ...items.web];
  if (part.stacked) return composeStackedContacts(layout, style, allItems);
  if (part.spread && hasEvenGaps(allItems.map(measureWidth), availableWidth))
    return [createSpreadRow(layout, style, allItems, part.spaceBefore)];
  const lines = splitContactLines(items, isTooWide, Boolean(part.split));
  const canUseColumns =
    lines.length > 1 &&
    part.columns &&
    lines.every((line) => fitsColumns(line.map(measureWidth), part, availableWidth));
  const rows = lines.map((line) =>
    createContactRow(layout, style, line, { gap: part.gap, columns: canUseColumns ? part.columns : undefined }),
  );
  if (rows[0]) rows[0].spaceBefore = part.spaceBefore;
  return part.inGutter ? insetFromGutter(layout, 'header', 0, rows) : rows;
}

function composeStackedContacts({ design, isEastAsian }: LayoutContext, style: TextStyle, items: Run[][]): TextBlock[] {
  const { width = 0 } = design.marginColumn ?? design.sideColumn ?? {};
  const maxWidth = Math.max(...items.map((runs) => measureTextWidth(runsToText(runs), style)));
  const sizes = isEastAsian ? [style.size] : [style.size, 7.9, 7.6];
  const size = sizes.find((candidate) => (maxWidth * candidate) / style.size <= width) ?? sizes.at(-1) ?? style.size;
  return items.map((runs) => createTextBlock('contact', { ...style, size }, runs));
}

/** Gaps of 10 to 60 points look even. The minimum is lower, because measured widths are only accurate to 2%. */
const evenGapRange = { min: 8, max: 60 };

function hasEvenGaps(widths: number[], availableWidth: number): boolean {
  const gap = (availableWidth - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
  return widths.length > 1 && gap >= evenGapRange.min && gap <= evenGapRange.max;
}

function createSpreadRow(layout: LayoutContext, style: TextStyle, line: Run[][], spaceBefore: number): RowBlock {
  const flexibleCell = { width: '*' as const, blocks: [] };
  const cells = line.flatMap((runs, index): RowBlock['cells'] => {
    const cell = { width: 'auto' as const, blocks: createContactTexts(layout, style, [runs]) };
    return index === 0 ? [cell] : [flexibleCell, cell];
  });
  return { type: 'row', spaceBefore, gap: 0, cells };
}

function createContactTexts(layout: LayoutContext, style: TextStyle, line: Run[][]): TextBlock[] {
  const texts = line.map((runs) => createTextBlock('contact', style, runs));
  alignBaselines(layout, texts);
  return texts;
}

function fitsColumns(widths: number[], { columns = [] }: ContactsPart, availableWidth: number): boolean {
  return widths.every((width, index) => {
    const [from, to] = [columns[index], columns[index + 1]];
    return from !== undefined && width <= (to === undefined ? availableWidth : to - 8) - from;
  });
}

function createContactRow(
  layout: LayoutContext,
  style: TextStyle,
  line: Run[][],
  { gap, columns }: Pick<ContactsPart, 'gap' | 'columns'>,
): RowBlock {
  const blocks = createContactTexts(layout, style, line).map((block): Block[] => [block]);
  if (columns) {
    const cells = blocks.map((cell, index) => {
      const nextColumn = columns[index + 1];
      const isLast = index === blocks.length - 1 || nextColumn === undefined;
      return { width: isLast ? ('*' as const) : nextColumn - (columns[index] ?? 0), blocks: cell };
    });
    return { type: 'row', spaceBefore: 0, gap: 0, cells };
  }
  const cells = blocks.map((cell) => ({ width: 'auto' as const, blocks: cell }));
  if (layout.design.align !== 'center') return { type: 'row', spaceBefore: 0, gap, cells };
  // Empty cells at both ends center the line. Gaps are cells too, because a row's `gap` would also apply at the ends.
  const flexibleCell = { width: '*' as const, blocks: [] };
  const cellsWithGaps = cells.flatMap((cell, index) => (index === 0 ? [cell] : [{ width: gap, blocks: [] }, cell]));
  return { type: 'row', spaceBefore: 0, gap: 0, cells: [flexibleCell, ...cellsWithGaps, flexibleCell] };
}
