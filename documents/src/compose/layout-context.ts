import type { BlankFills, PageSize } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import { accentColors, inkColor, softInkColor, tintColor, type AccentName } from '../templates/colors';
import { getTemplateDesign } from '../templates/designs';
import { fitLimits, getFitStep, shrink, type FitStep } from './fit-steps';
import type {
  EntryLine,
  EntryCell,
  TemplateDesign,
  ColorRole,
  TextSize,
  TypeStyle,
} from '../templates/template-design';
import { hasItalic, findNearestWeight, type FontId } from '../fonts/font-definitions';
import { applyFontPair } from '../fonts/font-pairs';
import type { DocumentTree, PageMargins, TextStyle } from '../document-tree';
import { isEastAsian, documentLabels, type DocumentLabels } from '../i18n/document-labels';

export const densities = ['compact', 'regular', 'airy'] as const;
export type Density = (typeof densities)[number];

export interface ComposeOptions {
  /** An unknown id means the default template. */
  templateId: string;
  language: Language;
  pageSize: PageSize;
  density?: Density;
  /** Page fit step from `fitToPages`, 0 to `maxFit`. */
  fit?: number;
  /** Name of one of the template's accents. Other values mean the first accent. */
  accent?: string;
  /** Id of a font pair (`fonts/font-pairs.ts`). Other values mean the template's own pair. */
  fonts?: string;
  sections?: readonly SectionSetting[];
  fills?: BlankFills;
  /** Line under the name of a resume without a headline. */
  jobTitle?: string;
}

/**
 * Layout decisions for one document, from the template's design, the language, the paper and the density. In points.
 */
export interface LayoutContext {
  design: TemplateDesign;
  language: Language;
  labels: DocumentLabels;
  isEastAsian: boolean;
  fills: BlankFills;
  page: DocumentTree['page'];
  contentWidth: number;
  mainColumnWidth: number;
  /** Distance of the main text from the left margin. Greater than 0 if there is a side column on the left. */
  mainColumnOffset: number;
  /** Includes the gap. 0 without a margin column. */
  marginColumnWidth: number;
  bodyLeading: number;
  entryGap: number;
  headingSpacingFactor: number;
  /** Minimum text size in the side column. */
  minTextSize: number;
  /** For text that scales with the density. */
  resolveStyle(typeStyle: TypeStyle): TextStyle;
  /** For text that keeps its size: name, headline, headings and contacts. */
  resolveFixedStyle(typeStyle: TypeStyle): TextStyle;
  accentName: AccentName;
  resolveColor(role: ColorRole): string;
}

const densitySteps: Record<Density, { size: number; leading: number; spacing: number; entry: number; margin: number }> =
  {
    compact: { size: -0.6, leading: -1.5, spacing: 0.78, entry: 0.72, margin: -8 },
    regular: { size: 0, leading: 0, spacing: 1, entry: 0.8, margin: 0 },
    airy: { size: 0.3, leading: 1, spacing: 1.2, entry: 0.95, margin: 4 },
  };
const eastAsianCompact = { size: -0.6, leading: -2 };

/** In points. Letter keeps the text width of A4, so that lines break at the same words. */
export const paperSizes = {
  A4: { width: 595.28, height: 841.89, sideMarginChange: 0, verticalMarginChange: 0 },
  Letter: { width: 612, height: 792, sideMarginChange: 8.36, verticalMarginChange: -6 },
};

const round = (value: number) => Math.round(value * 100) / 100;

function applyEastAsianOverrides(design: TemplateDesign, eastAsian: boolean): TemplateDesign {
  if (!eastAsian) return design;
  const overrides = design.eastAsianOverrides;
  const setSize = <Cell extends EntryCell | undefined>(cell: Cell, size: number): Cell =>
    cell?.style.size === undefined ? cell : { ...cell, style: { ...cell.style, size } };
  const resize = <Line extends EntryLine>(line: Line, index: number): Line => {
    if (!overrides.entry) return line;
    const { first, others } = overrides.entry;
    return { ...line, left: setSize(line.left, index === 0 ? first : others), right: setSize(line.right, others) };
  };
  return {
    ...design,
    body: { ...design.body, ...overrides.body },
    header: design.header.map((part) => {
      if (part.kind === 'name') return { ...part, style: { ...part.style, ...overrides.name } };
      if (part.kind === 'headline') return { ...part, style: { ...part.style, ...overrides.headline } };
      if (part.kind === 'contacts') return { ...part, style: { ...part.style, ...overrides.contacts } };
      return part;
    }),
    entryLines: design.entryLines.map(resize),
    projectLines: design.projectLines.map(resize),
    certificationLine: resize(design.certificationLine, 1),
    heading: {
      ...design.heading,
      spaceAfter: overrides.heading.spaceAfter ?? design.heading.spaceAfter,
      style: {
        ...design.heading.style,
        size: overrides.heading.size,
        weight: Math.min(600, design.heading.style.weight ?? 400),
      },
    },
  };
}

function resolveFont(font: FontId, language: Language, isSerif: boolean): FontId {
  if (language === 'ja') return isSerif ? 'noto-serif-jp' : 'noto-sans-jp';
  if (language === 'ko') return isSerif ? 'noto-serif-kr' : 'noto-sans-kr';
  return font;
}

function getBodySize({ body }: TemplateDesign, kind: DocumentTree['kind'], eastAsian: boolean): TextSize {
  if (kind !== 'letter') return body;
  return eastAsian ? { size: 10, leading: 18 } : { size: body.size + 0.4, leading: body.leading + 1.2 };
}

function fitBodySize(base: TextSize, change: TextSize, fitStep: FitStep, eastAsian: boolean): TextSize {
  const size = shrink(base.size + change.size, fitStep.size, fitLimits.size);
  const minLeading = size * fitLimits.lineHeight[eastAsian ? 'eastAsian' : 'latin'];
  const leading = shrink(base.leading + change.leading, fitStep.leading, minLeading);
  return { size: round(size), leading: Math.ceil(leading * 100) / 100 };
}

function fitMargins(
  margins: PageMargins,
  change: { vertical: number; horizontal: number },
  fitStep: FitStep,
): PageMargins {
  const fit = (length: number) => Math.ceil(shrink(length, fitStep.margin, fitLimits.margin) * 100) / 100;
  return {
    ...(margins.firstPageTop === undefined ? {} : { firstPageTop: fit(margins.firstPageTop + change.vertical) }),
    top: fit(margins.top + change.vertical),
    right: fit(margins.right + change.horizontal),
    bottom: fit(margins.bottom + change.vertical),
    left: fit(margins.left + change.horizontal),
  };
}

interface TextDefaults {
  design: TemplateDesign;
  language: Language;
  body: TextSize;
  minTextSize: number;
  resolveColor: LayoutContext['resolveColor'];
}

function createTextStyleFactory({ design, language, body, minTextSize, resolveColor }: TextDefaults) {
  return (typeStyle: TypeStyle, sizeChange: number, reduction = 0): TextStyle => {
    const unfittedSize = Math.max(minTextSize, round((typeStyle.size ?? 0) + sizeChange));
    const size = typeStyle.size === undefined ? body.size : shrink(unfittedSize, reduction, fitLimits.size);
    const font = resolveFont(typeStyle.font ?? design.body.font, language, Boolean(design.eastAsianOverrides.isSerif));
    const weight = findNearestWeight(font, typeStyle.weight ?? 400);
    return {
      font,
      weight,
      ...(typeStyle.italic && hasItalic(font, weight) ? { italic: true } : {}),
      size,
      leading: typeStyle.leading ?? body.leading,
      color: resolveColor(typeStyle.color ?? 'ink'),
      ...(typeStyle.tracking && !isEastAsian(language) ? { tracking: typeStyle.tracking } : {}),
    };
  };
}

const getOuterWidth = (column?: { gap: number; width: number }) => (column ? column.gap + column.width : 0);

export function createLayoutContext(kind: DocumentTree['kind'], options: ComposeOptions): LayoutContext {
  const { language, pageSize, density = 'regular' } = options;
  const eastAsian = isEastAsian(language);
  const densityStep = { ...densitySteps[density], ...(eastAsian && density === 'compact' ? eastAsianCompact : {}) };
  const design = applyEastAsianOverrides(
    applyFontPair(getTemplateDesign(options.templateId), options.fonts, eastAsian),
    eastAsian,
  );
  const fitStep = getFitStep(options.fit);

  const { compactLeading } = design.body;
  const leadingChange =
    density === 'compact' && compactLeading && !eastAsian ? compactLeading - design.body.leading : densityStep.leading;
  const bodyChange = { size: densityStep.size, leading: leadingChange };
  const body = fitBodySize(getBodySize(design, kind, eastAsian), bodyChange, fitStep, eastAsian);

  const paper = paperSizes[pageSize];
  const margins = fitMargins(
    { ...design.margins, ...(kind === 'letter' ? design.letter.margins : {}) },
    { vertical: paper.verticalMarginChange + densityStep.margin, horizontal: paper.sideMarginChange },
    fitStep,
  );
  const marginColumnWidth = getOuterWidth(design.marginColumn);
  const sideColumnWidth = getOuterWidth(design.sideColumn);
  const contentWidth = round(paper.width - margins.left - margins.right);

  const accentName = design.accents.find((name) => name === options.accent) ?? design.accents[0];
  const resolveColor = createColorResolver(accentName);
  const minTextSize = eastAsian ? 8.2 : 7.6;

  const createTextStyle = createTextStyleFactory({ design, language, body, minTextSize, resolveColor });

  return {
    design,
    language,
    labels: documentLabels[language],
    isEastAsian: eastAsian,
    fills: options.fills ?? {},
    page: { size: pageSize, width: paper.width, height: paper.height, margins },
    contentWidth,
    mainColumnWidth: round(contentWidth - marginColumnWidth - sideColumnWidth),
    mainColumnOffset: design.sideColumn?.position === 'left' ? sideColumnWidth : 0,
    marginColumnWidth,
    bodyLeading: body.leading,
    entryGap: round(body.leading * densityStep.entry),
    headingSpacingFactor: densityStep.spacing * fitStep.spacing,
    minTextSize: options.fit ? fitLimits.size : minTextSize,
    resolveStyle: (typeStyle) => createTextStyle(typeStyle, densityStep.size, fitStep.size),
    resolveFixedStyle: (typeStyle) => createTextStyle(typeStyle, 0),
    accentName,
    resolveColor,
  };
}

const createColorResolver = (accent: AccentName) => (role: ColorRole) => {
  if (typeof role === 'object') return tintColor(accentColors[accent], role.tint);
  return role === 'ink' ? inkColor : role === 'soft' ? softInkColor : role === 'accent' ? accentColors[accent] : role;
};
