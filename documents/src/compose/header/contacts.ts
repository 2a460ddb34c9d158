import type { PersonalInfo } from '@shortlist/contracts/builder/resume';
import { textWidth } from '../../faces/measure';
import type { HeaderPart } from '../../templates/template';
import type { Block, RowBlock, Run, TextBlock, TextStyle } from '../../tree';
import { besideGutter, onOneBaseline, text } from '../blocks';
import { textOf, type Field } from '../runs';
import type { Setting } from '../setting';

type Contacts = Extract<HeaderPart, { part: 'contacts' }>;

export const shortUrl = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');

export function urlLink(typed: string): string | undefined {
  const bare = typed.trim().replace(/^https?:\/\//i, '');
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(bare) ? `https://${bare}` : undefined;
}

const links: Record<string, (typed: string) => string | undefined> = {
  email: (typed) => (/^[^\s@]+@(?=[^\s@]+$)[^\s@]+\.[^\s@]+$/.test(typed) ? `mailto:${typed}` : undefined),
  phone: (typed) => (/^\+?[\d\s()./-]{6,}$/.test(typed) ? `tel:${typed.replace(/[^\d+]/g, '')}` : undefined),
  location: () => undefined,
  linkedin: urlLink,
  website: urlLink,
};

function contactRuns(field: Field, info: PersonalInfo, name: 'email' | 'phone' | 'location' | 'linkedin' | 'website') {
  const runs = field(`personalInfo.${name}`, info[name]);
  const open = runs.some(({ blank }) => blank && !blank.filled);
  const link = open ? undefined : links[name]?.(textOf(runs));
  const shown =
    name === 'linkedin' || name === 'website' ? runs.map((run) => ({ ...run, text: shortUrl(run.text) })) : runs;
  return link ? shown.map((run) => ({ ...run, link })) : shown;
}

/**
 * Puts all contacts on one line if they fit, else personal contacts above web links. Wraps lines that are still too
 * wide.
 */
function contactLines(items: { person: Run[][]; web: Run[][] }, wide: (line: Run[][]) => boolean, split: boolean) {
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

export function contacts(setting: Setting, field: Field, info: PersonalInfo, part: Contacts): Block[] {
  const style = setting.fixedStyle(part.type);
  const runsOf = (names: ('email' | 'phone' | 'location' | 'linkedin' | 'website')[]) =>
    names.map((name) => contactRuns(field, info, name)).filter((runs) => runs.length > 0);
  const items = { person: runsOf(['email', 'phone', 'location']), web: runsOf(['linkedin', 'website']) };
  const measure = setting.across - (part.inGutter ? (setting.design.gutter ?? 0) : 0);
  const widthOf = (runs: Run[]) => textWidth(textOf(runs), style);
  const wide = (line: Run[][]) => line.reduce((sum, runs) => sum + widthOf(runs) + part.gap, -part.gap) > measure;
  const all = [...items.person, ...items.web];
  if (part.stacked) return stackedContacts(setting, style, all);
  if (part.spread && isEven(all.map(widthOf), measure)) return [spreadRow(setting, style, all, part.before)];
  const lines = contactLines(items, wide, Boolean(part.split));
  const onColumns =
    lines.length > 1 && part.columns && lines.every((line) => fitColumns(line.map(widthOf), part, measure));
  const rows = lines.map((line) => row(setting, style, line, part.gap, onColumns ? part.columns : undefined));
  if (rows[0]) rows[0].before = part.before;
  return part.inGutter ? besideGutter(setting, 'header', 0, rows) : rows;
}

/** Reduces the size slightly if that keeps each contact on one line. */
function stackedContacts({ design, eastAsian }: Setting, style: TextStyle, items: Run[][]): TextBlock[] {
  const { width = 0 } = design.marginColumn ?? design.side ?? {};
  const longest = Math.max(...items.map((runs) => textWidth(textOf(runs), style)));
  const sizes = eastAsian ? [style.size] : [style.size, 7.9, 7.6];
  const size = sizes.find((each) => (longest * each) / style.size <= width) ?? sizes.at(-1) ?? style.size;
  return items.map((runs) => text('contact', { ...style, size }, runs));
}

/** Gaps of 10 to 60 points look even from margin to margin; widths are only accurate to 2%, hence a lower minimum. */
const evenGaps = { least: 8, most: 60 };

function isEven(widths: number[], measure: number): boolean {
  const gap = (measure - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
  return widths.length > 1 && gap >= evenGaps.least && gap <= evenGaps.most;
}

function spreadRow(setting: Setting, style: TextStyle, line: Run[][], before: number): RowBlock {
  const space = { width: '*' as const, blocks: [] };
  const cells = line.flatMap((runs, index): RowBlock['cells'] => {
    const cell = { width: 'auto' as const, blocks: textsOf(setting, style, [runs]) };
    return index === 0 ? [cell] : [space, cell];
  });
  return { type: 'row', before, gap: 0, cells };
}

function textsOf(setting: Setting, style: TextStyle, line: Run[][]): TextBlock[] {
  const texts = line.map((runs) => text('contact', style, runs));
  onOneBaseline(setting, texts);
  return texts;
}

function fitColumns(widths: number[], { columns = [] }: Contacts, measure: number): boolean {
  return widths.every((width, index) => {
    const [from, to] = [columns[index], columns[index + 1]];
    return from !== undefined && width <= (to === undefined ? measure : to - 8) - from;
  });
}

function row(setting: Setting, style: TextStyle, line: Run[][], gap: number, columns?: number[]): RowBlock {
  const blocks = textsOf(setting, style, line).map((block): Block[] => [block]);
  if (columns) {
    const cells = blocks.map((cell, index) => {
      const next = columns[index + 1];
      const last = index === blocks.length - 1 || next === undefined;
      return { width: last ? ('*' as const) : next - (columns[index] ?? 0), blocks: cell };
    });
    return { type: 'row', before: 0, gap: 0, cells };
  }
  const cells = blocks.map((cell) => ({ width: 'auto' as const, blocks: cell }));
  if (setting.design.align !== 'center') return { type: 'row', before: 0, gap, cells };
  // Empty cells at both ends center the line. The gaps are cells too, so that none is lost at the ends.
  const space = { width: '*' as const, blocks: [] };
  const between = cells.flatMap((cell, index) => (index === 0 ? [cell] : [{ width: gap, blocks: [] }, cell]));
  return { type: 'row', before: 0, gap: 0, cells: [space, ...between, space] };
}
