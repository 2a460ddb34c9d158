import type { Language } from '@shortlist/contracts/platform/languages';
import type { TextRole, TextStyle } from '@shortlist/documents/document-tree';
import { type IParagraphStyleOptions, type IRunOptions, LineRuleType } from 'docx';
import { getWordFont } from './word-fonts';
import type { ParagraphSpec } from './paragraph-specs';

/** Styles by role: Word's built-in ones if they exist, so that the navigation pane lists the headings. */
const styleNames: Partial<Record<TextRole, { id: string; name: string }>> = {
  name: { id: 'Title', name: 'Title' },
  headline: { id: 'Subtitle', name: 'Subtitle' },
  heading: { id: 'Heading1', name: 'heading 1' },
  bullet: { id: 'ListBullet', name: 'List Bullet' },
  contact: { id: 'Contact', name: 'Contact' },
  title: { id: 'EntryTitle', name: 'Entry Title' },
  organisation: { id: 'EntryOrganisation', name: 'Entry Organisation' },
  date: { id: 'EntryDate', name: 'Entry Date' },
};
const normalStyle = { id: 'Normal', name: 'Normal' };

export const getNamedStyle = (role: TextRole) => styleNames[role] ?? normalStyle;

const toHalfPoints = (points: number) => Math.round(points * 2);
/** Converts points to twentieths of a point. */
export const toTwips = (points: number) => Math.round(points * 20);

/** Replaces light text colors with `replacementColor`, because Word pages have no painted background. */
export const toWordColor = (color: string, replacementColor: string) =>
  (isLight(color) ? replacementColor : color).slice(1);

/**
 * Returns the color for text that is white on a painted background: the heading color or, if that is light too, the
 * headline color.
 */
export function findReplacementColor(styles: Map<string, TextStyle>): string {
  const colors = ['Heading1', 'Subtitle'].flatMap((id) => styles.get(id)?.color ?? []);
  return colors.find((color) => !isLight(color)) ?? '#1B1D21';
}

function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 190;
}

export function toRunOptions(style: TextStyle, language: Language, replacementColor: string) {
  return {
    font: getWordFont(style.font, language),
    size: toHalfPoints(style.size),
    color: toWordColor(style.color, replacementColor),
    bold: style.weight >= 600,
    italics: style.italic ?? false,
    allCaps: style.uppercase ?? false,
    characterSpacing: toTwips((style.tracking ?? 0) * style.size),
  } satisfies IRunOptions;
}

/**
 * Collects the named styles of a document by id, each from its first use. Body text uses the style of the first
 * paragraph.
 */
export function collectNamedStyles(specs: readonly ParagraphSpec[]): Map<string, TextStyle> {
  const blocks = specs.flatMap(({ texts }) => texts.slice(0, 1)).map(({ block }) => block);
  const paragraph = blocks.find(({ role }) => role === 'paragraph');
  const styles = new Map<string, TextStyle>();
  for (const { role, style } of paragraph ? [paragraph, ...blocks] : blocks) {
    const { id } = getNamedStyle(role);
    if (!styles.has(id)) styles.set(id, style);
  }
  return styles;
}

export function toParagraphStyles(
  styles: Map<string, TextStyle>,
  language: Language,
  replacementColor: string,
): IParagraphStyleOptions[] {
  return [...styles].map(([id, style]) => ({
    id,
    name: getStyleName(id),
    ...(id !== normalStyle.id && { basedOn: normalStyle.id }),
    next: normalStyle.id,
    quickFormat: true,
    run: toRunOptions(style, language, replacementColor),
    paragraph: {
      spacing: { line: toTwips(style.leading), lineRule: LineRuleType.AT_LEAST, before: 0, after: 0 },
      ...(id === 'Heading1' && { keepNext: true, outlineLevel: 0 }),
    },
  }));
}

const getStyleName = (id: string) =>
  Object.values(styleNames).find((style) => style.id === id)?.name ?? normalStyle.name;
