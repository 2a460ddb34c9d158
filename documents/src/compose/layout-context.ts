import type { BlankFills, PageSize } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { accentColors, inkColor, softInkColor, tintColor, type AccentName } from '../templates/colors';
import { getTemplateDesign } from '../templates/designs';
import { fitLimits, getFitStep, shrink } from './fit-steps';
import type { EntryLine, EntryCell, TemplateDesign, ColorRole, TypeStyle } from '../templates/template-design';
import { hasItalic, findNearestWeight, type FontId } from '../fonts/font-metrics';
import { applyFontPair } from '../fonts/font-pairs';
import type { DocumentTree, TextStyle } from '../document-tree';
import { isEastAsian, documentLabels, type DocumentLabels } from '../i18n/document-labels';

export const densities = ['compact', 'regular', 'airy'] as const;
export type Density = (typeof densities)[number];

export interface ComposeOptions {
  /** An unknown id means the default template. */
  templateId: string;
  language: Language;
  pageSize: PageSize;
  density?: Density;
  /** Steps tighter than the density, from 0 to `mostFit`, as found by `fitTo`. */
  fit?: number;
  /** Accent of the template; any other value means its first. */
  accent?: string;
  /** Id of a font pair (`fonts/font-pairs.ts`); any other value means the template's own. */
  fonts?: string;
  sections?: readonly SectionSetting[];
  fills?: BlankFills;
  /** Line under the name of a resume without a headline. */
  jobTitle?: string;
}

/**
 * Layout decisions of one document: the template's design resolved by language, paper and density. Lengths in points.
 */
export interface LayoutContext {
  design: TemplateDesign;
  language: Language;
  labels: DocumentLabels;
  isEastAsian: boolean;
  fills: BlankFills;
  page: DocumentTree['page'];
  /** Width between the margins. */
  contentWidth: number;
  /** Width of the main text, without margin and side column. */
  mainColumnWidth: number;
  /** Distance of the main text from the left margin, if a side column is at the left. */
  mainColumnOffset: number;
  /** Includes the gap; 0 without a margin column. */
  marginColumnWidth: number;
  /** Leading of the body. The unit of vertical spaces. */
  bodyLeading: number;
  entryGap: number;
  headingSpacingFactor: number;
  /** Minimum text size in the side column. */
  minTextSize: number;
  /** For text that scales with the density. */
  resolveStyle(type: TypeStyle): TextStyle;
  /** For name, headline, headings and contacts, which keep their size. */
  resolveFixedStyle(type: TypeStyle): TextStyle;
  accentName: AccentName;
  resolveColor(tone: ColorRole): string;
}

const densitySteps: Record<Density, { size: number; leading: number; spacing: number; entry: number; margin: number }> =
  {
    compact: { size: -0.3, leading: -1, spacing: 0.78, entry: 0.72, margin: -8 },
    regular: { size: 0, leading: 0, spacing: 1, entry: 0.8, margin: 0 },
    airy: { size: 0.3, leading: 1, spacing: 1.2, entry: 0.95, margin: 4 },
  };
const eastAsianCompact = { size: -0.2, leading: -1.4 };

/** In points. Letter keeps the text width of A4, so that lines break alike. */
export const paperSizes = {
  A4: { width: 595.28, height: 841.89, sides: 0, ends: 0 },
  Letter: { width: 612, height: 792, sides: 8.36, ends: -6 },
};

const round = (value: number) => Math.round(value * 100) / 100;

function applyEastAsianOverrides(design: TemplateDesign, eastAsian: boolean): TemplateDesign {
  if (!eastAsian) return design;
  const own = design.eastAsianOverrides;
  const sized = <Cell extends EntryCell | undefined>(cell: Cell, size: number): Cell =>
    cell?.style.size === undefined ? cell : { ...cell, style: { ...cell.style, size } };
  const resize = <Line extends EntryLine>(line: Line, index: number): Line => {
    if (!own.entry) return line;
    const { first, others } = own.entry;
    return { ...line, left: sized(line.left, index === 0 ? first : others), right: sized(line.right, others) };
  };
  return {
    ...design,
    body: { ...design.body, ...own.body },
    header: design.header.map((part) => {
      if (part.part === 'name') return { ...part, style: { ...part.style, ...own.name } };
      if (part.part === 'headline') return { ...part, style: { ...part.style, ...own.headline } };
      if (part.part === 'contacts') return { ...part, style: { ...part.style, ...own.contacts } };
      return part;
    }),
    entryLines: design.entryLines.map(resize),
    projectLines: design.projectLines.map(resize),
    certificationLine: resize(design.certificationLine, 1),
    heading: {
      ...design.heading,
      spaceAfter: own.heading.spaceAfter ?? design.heading.spaceAfter,
      style: {
        ...design.heading.style,
        size: own.heading.size,
        weight: Math.min(600, design.heading.style.weight ?? 400),
      },
    },
  };
}

function resolveFont(font: FontId, language: Language, serif: boolean): FontId {
  if (language === 'ja') return serif ? 'noto-serif-jp' : 'noto-sans-jp';
  if (language === 'ko') return serif ? 'noto-serif-kr' : 'noto-sans-kr';
  return font;
}

export function createLayoutContext(kind: DocumentTree['kind'], options: ComposeOptions): LayoutContext {
  const { language, pageSize } = options;
  const eastAsian = isEastAsian(language);
  const density = options.density ?? 'regular';
  const step = { ...densitySteps[density], ...(eastAsian && density === 'compact' ? eastAsianCompact : {}) };
  const design = applyEastAsianOverrides(
    applyFontPair(getTemplateDesign(options.templateId), options.fonts, eastAsian),
    eastAsian,
  );
  const letter = kind === 'letter';

  const given = letter
    ? eastAsian
      ? { size: 10, leading: 18 }
      : { size: design.body.size + 0.8, leading: design.body.leading + 1.8 }
    : design.body;
  const { compactLeading } = design.body;
  const closer =
    density === 'compact' && compactLeading && !eastAsian ? compactLeading - design.body.leading : step.leading;
  const close = getFitStep(options.fit);
  const size = shrink(given.size + step.size, close.size, fitLimits.size);
  const lowest = size * fitLimits.lineHeight[eastAsian ? 'eastAsian' : 'latin'];
  const body = {
    size: round(size),
    leading: Math.ceil(shrink(given.leading + closer, close.leading, lowest) * 100) / 100,
  };

  const paper = paperSizes[pageSize];
  const sides = { ...design.margins, ...(letter ? design.letter.margins : {}) };
  const margin = (designed: number) => Math.ceil(shrink(designed, close.margin, fitLimits.margin) * 100) / 100;
  const ends = paper.ends + step.margin;
  const margins = {
    ...(sides.firstPageTop === undefined ? {} : { firstPageTop: margin(sides.firstPageTop + ends) }),
    top: margin(sides.top + ends),
    right: margin(sides.right + paper.sides),
    bottom: margin(sides.bottom + ends),
    left: margin(sides.left + paper.sides),
  };

  const widthOf = (column?: { gap: number; width: number }) => (column ? column.gap + column.width : 0);
  const marginColumn = widthOf(design.marginColumn);
  const across = round(paper.width - margins.left - margins.right);
  const accent = design.accents.find((name) => name === options.accent) ?? design.accents[0];
  const colour = createColorResolver(accent);
  const smallest = eastAsian ? 8.2 : 7.6;

  function style(type: TypeStyle, change: number, by = 0): TextStyle {
    const own = Math.max(smallest, round((type.size ?? 0) + change));
    const size = type.size === undefined ? body.size : shrink(own, by, fitLimits.size);
    const face = resolveFont(type.font ?? design.body.face, language, Boolean(design.eastAsianOverrides.serif));
    const weight = findNearestWeight(face, type.weight ?? 400);
    return {
      font: face,
      weight,
      ...(type.italic && hasItalic(face, weight) ? { italic: true } : {}),
      size,
      leading: type.leading ?? body.leading,
      color: colour(type.color ?? 'ink'),
      ...(type.tracking && !eastAsian ? { tracking: type.tracking } : {}),
    };
  }

  return {
    design,
    language,
    labels: documentLabels[language],
    isEastAsian: eastAsian,
    fills: options.fills ?? {},
    page: { size: pageSize, width: paper.width, height: paper.height, margins },
    contentWidth: across,
    mainColumnWidth: round(across - marginColumn - widthOf(design.sideColumn)),
    mainColumnOffset: design.sideColumn?.position === 'left' ? widthOf(design.sideColumn) : 0,
    marginColumnWidth: marginColumn,
    bodyLeading: body.leading,
    entryGap: round(body.leading * step.entry),
    headingSpacingFactor: step.spacing * close.spacing,
    minTextSize: options.fit ? fitLimits.size : smallest,
    resolveStyle: (type) => style(type, step.size, close.size),
    resolveFixedStyle: (type) => style(type, 0),
    accentName: accent,
    resolveColor: colour,
  };
}

const createColorResolver = (accent: AccentName) => (tone: ColorRole) => {
  if (typeof tone === 'object') return tintColor(accentColors[accent], tone.tint);
  return tone === 'ink' ? inkColor : tone === 'soft' ? softInkColor : tone === 'accent' ? accentColors[accent] : tone;
};
