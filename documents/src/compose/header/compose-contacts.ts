import type { PersonalInfo } from '@shortlist/contracts/builder/document-content';
import { measureTextWidth } from '../../fonts/measure-text';
import type { HeaderPart } from '../../templates/template-design';
import type { Block, RowBlock, Run, TextBlock, TextStyle } from '../../document-tree';
import { insetFromGutter, alignBaselines, createTextBlock } from '../blocks';
import { runsToText, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

type ContactsPart = Extract<HeaderPart, { part: 'contacts' }>;

export const shortenUrl = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');

export function toHttpsUrl(typed: string): string | undefined {
  const bare = typed.trim().replace(/^https?:\/\//i, '');
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(bare) ? `https://${bare}` : undefined;
}

const contactLinkParsers: Record<string, (typed: string) => string | undefined> = {
  email: (typed) => (/^[^\s@]+@(?=[^\s@]+$)[^\s@]+\.[^\s@]+$/.test(typed) ? `mailto:${typed}` : undefined),
  phone: (typed) => (/^\+?[\d\s()./-]{6,}$/.test(typed) ? `tel:${typed.replace(/[^\d+]/g, '')}` : undefined),
  location: () => undefined,
  linkedin: toHttpsUrl,
  website: toHttpsUrl,
};

function createContactRuns(
  field: FieldRunFactory,
  info: PersonalInfo,
  name: 'email' | 'phone' | 'location' | 'linkedin' | 'website',
) {
  const runs = field(`personalInfo.${name}`, info[name]);
  const open = runs.some(({ blank }) => blank && !blank.filled);
  const link = open ? undefined : contactLinkParsers[name]?.(runsToText(runs));
  const shown =
    name === 'linkedin' || name === 'website' ? runs.map((run) => ({ ...run, text: shortenUrl(run.text) })) : runs;
  return link ? shown.map((run) => ({ ...run, link })) : shown;
}

/**
 * Puts all contacts on one line if they fit, else personal contacts above web links. Wraps lines that are still too
 * wide.
 */
function splitContactLines(items: { person: Run[][]; web: Run[][] }, wide: (line: Run[][]) => boolean, split: boolean) {
  const all = [...items.person, ...items.web];
  const wanted = !split && !wide(all) ? [all] : [items.person, items.web];
  return wanted
    .filter((line) => line.length > 0)
    .flatMap((line) => {
      const lines: Run[][][] = [[]];
      for (const item of line) {
        const last = lines.at(-1) ?? [];
        if (last.length > 0 && wide([...last, item])) lines.push([item]);
        else last.push(item);
      }
      return lines;
    });
}

export function composeContacts(
  layout: LayoutContext,
  field: FieldRunFactory,
  info: PersonalInfo,
  part: ContactsPart,
): Block[] {
  const style = layout.resolveFixedStyle(part.style);
  const runsOf = (names: ('email' | 'phone' | 'location' | 'linkedin' | 'website')[]) =>
    names.map((name) => createContactRuns(field, info, name)).filter((runs) => runs.length > 0);
  const items = { person: runsOf(['email', 'phone', 'location']), web: runsOf(['linkedin', 'website']) };
  const measure = layout.contentWidth - (part.inGutter ? (layout.design.gutter ?? 0) : 0);
  const widthOf = (runs: Run[]) => measureTextWidth(runsToText(runs), style);
  const wide = (line: Run[][]) => line.reduce((sum, runs) => sum + widthOf(runs) + part.gap, -part.gap) > measure;
  const all = [...items.person, ...items.web];
  if (part.stacked) return composeStackedContacts(layout, style, all);
  if (part.spread && hasEvenGaps(all.map(widthOf), measure))
    return [createSpreadRow(layout, style, all, part.spaceBefore)];
  const lines = splitContactLines(items, wide, Boolean(part.split));
  const onColumns =
    lines.length > 1 && part.columns && lines.every((line) => fitsColumns(line.map(widthOf), part, measure));
  const rows = lines.map((line) =>
    createContactRow(layout, style, line, part.gap, onColumns ? part.columns : undefined),
  );
  if (rows[0]) rows[0].spaceBefore = part.spaceBefore;
  return part.inGutter ? insetFromGutter(layout, 'header', 0, rows) : rows;
}

/** Reduces the size slightly if that keeps each contact on one line. */
function composeStackedContacts({ design, isEastAsian }: LayoutContext, style: TextStyle, items: Run[][]): TextBlock[] {
  const { width = 0 } = design.marginColumn ?? design.sideColumn ?? {};
  const longest = Math.max(...items.map((runs) => measureTextWidth(runsToText(runs), style)));
  const sizes = isEastAsian ? [style.size] : [style.size, 7.9, 7.6];
  const size = sizes.find((each) => (longest * each) / style.size <= width) ?? sizes.at(-1) ?? style.size;
  return items.map((runs) => createTextBlock('contact', { ...style, size }, runs));
}

/** Gaps of 10 to 60 points look even from margin to margin; widths are only accurate to 2%, hence a lower minimum. */
const evenGapRange = { least: 8, most: 60 };

function hasEvenGaps(widths: number[], measure: number): boolean {
  const gap = (measure - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
  return widths.length > 1 && gap >= evenGapRange.least && gap <= evenGapRange.most;
}

function createSpreadRow(layout: LayoutContext, style: TextStyle, line: Run[][], before: number): RowBlock {
  const space = { width: '*' as const, blocks: [] };
  const cells = line.flatMap((runs, index): RowBlock['cells'] => {
    const cell = { width: 'auto' as const, blocks: createContactTexts(layout, style, [runs]) };
    return index === 0 ? [cell] : [space, cell];
  });
  return { type: 'row', spaceBefore: before, gap: 0, cells };
}

function createContactTexts(layout: LayoutContext, style: TextStyle, line: Run[][]): TextBlock[] {
  const texts = line.map((runs) => createTextBlock('contact', style, runs));
  alignBaselines(layout, texts);
  return texts;
}

function fitsColumns(widths: number[], { columns = [] }: ContactsPart, measure: number): boolean {
  return widths.every((width, index) => {
    const [from, to] = [columns[index], columns[index + 1]];
    return from !== undefined && width <= (to === undefined ? measure : to - 8) - from;
  });
}

function createContactRow(
  layout: LayoutContext,
  style: TextStyle,
  line: Run[][],
  gap: number,
  columns?: number[],
): RowBlock {
  const blocks = createContactTexts(layout, style, line).map((block): Block[] => [block]);
  if (columns) {
    const cells = blocks.map((cell, index) => {
      const next = columns[index + 1];
      const last = index === blocks.length - 1 || next === undefined;
      return { width: last ? ('*' as const) : next - (columns[index] ?? 0), blocks: cell };
    });
    return { type: 'row', spaceBefore: 0, gap: 0, cells };
  }
  const cells = blocks.map((cell) => ({ width: 'auto' as const, blocks: cell }));
  if (layout.design.align !== 'center') return { type: 'row', spaceBefore: 0, gap, cells };
  // Empty cells at both ends center the line. The gaps are cells too, so that none is lost at the ends.
  const space = { width: '*' as const, blocks: [] };
  const between = cells.flatMap((cell, index) => (index === 0 ? [cell] : [{ width: gap, blocks: [] }, cell]));
  return { type: 'row', spaceBefore: 0, gap: 0, cells: [space, ...between, space] };
}
