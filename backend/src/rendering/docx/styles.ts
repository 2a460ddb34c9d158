import type { Language } from '@shortlist/contracts/platform/languages';
import type { Role, TextStyle } from '@shortlist/documents/tree';
import { type IParagraphStyleOptions, type IRunOptions, LineRuleType } from 'docx';
import { wordFont } from './fonts';
import type { Line } from './lines';

/** Styles by role: Word's built-in ones if they exist, so that the navigation pane lists the headings. */
const styleNames: Partial<Record<Role, { id: string; name: string }>> = {
  name: { id: 'Title', name: 'Title' },
  headline: { id: 'Subtitle', name: 'Subtitle' },
  heading: { id: 'Heading1', name: 'heading 1' },
  bullet: { id: 'ListBullet', name: 'List Bullet' },
  contact: { id: 'Contact', name: 'Contact' },
  title: { id: 'EntryTitle', name: 'Entry Title' },
  organisation: { id: 'EntryOrganisation', name: 'Entry Organisation' },
  date: { id: 'EntryDate', name: 'Entry Date' },
};
const normal = { id: 'Normal', name: 'Normal' };

export const styleOfRole = (role: Role) => styleNames[role] ?? normal;

const halfPoints = (points: number) => Math.round(points * 2);
export const twips = (points: number) => Math.round(points * 20);

/** Replaces light text colors with `paint`, because Word pages have no painted background. */
export const wordColour = (color: string, paint: string) => (isLight(color) ? paint : color).slice(1);

/**
 * Returns the color for text that is white on a painted background: that of the headings, otherwise of the headline.
 */
export function paintOf(styles: Map<string, TextStyle>): string {
  const colours = ['Heading1', 'Subtitle'].flatMap((id) => styles.get(id)?.color ?? []);
  return colours.find((color) => !isLight(color)) ?? '#1B1D21';
}

function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 190;
}

export function runOptions(style: TextStyle, language: Language, paint: string) {
  return {
    font: wordFont(style.face, language),
    size: halfPoints(style.size),
    color: wordColour(style.color, paint),
    bold: style.weight >= 600,
    italics: style.italic ?? false,
    characterSpacing: twips((style.tracking ?? 0) * style.size),
  } satisfies IRunOptions;
}

/**
 * Collects the named styles of a document by id. Each is taken from its first use, body text from the first paragraph.
 */
export function namedStyles(lines: readonly Line[]): Map<string, TextStyle> {
  const blocks = lines.flatMap(({ pieces }) => pieces.slice(0, 1)).map(({ block }) => block);
  const paragraph = blocks.find(({ role }) => role === 'paragraph');
  const styles = new Map<string, TextStyle>();
  for (const { role, style } of paragraph ? [paragraph, ...blocks] : blocks) {
    const { id } = styleOfRole(role);
    if (!styles.has(id)) styles.set(id, style);
  }
  return styles;
}

export function paragraphStyles(
  styles: Map<string, TextStyle>,
  language: Language,
  paint: string,
): IParagraphStyleOptions[] {
  return [...styles].map(([id, style]) => ({
    id,
    name: nameOfStyle(id),
    ...(id !== normal.id && { basedOn: normal.id }),
    next: normal.id,
    quickFormat: true,
    run: runOptions(style, language, paint),
    paragraph: {
      spacing: { line: twips(style.leading), lineRule: LineRuleType.AT_LEAST, before: 0, after: 0 },
      ...(id === 'Heading1' && { keepNext: true, outlineLevel: 0 }),
    },
  }));
}

const nameOfStyle = (id: string) => Object.values(styleNames).find((style) => style.id === id)?.name ?? normal.name;
