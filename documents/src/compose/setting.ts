import type { Fills, PageSize } from '@shortlist/contracts/builder/resume';
import type { SectionSetting } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { accents, ink, soft, tint, type AccentName } from '../templates/colours';
import { designOf } from '../templates/designs';
import { fitBounds, fitStep, shrunk } from './fit';
import type { EntryLine, FactCell, TemplateDesign, Tone, Type } from '../templates/template';
import { hasItalic, nearestWeight, type FaceId } from '../faces/metrics';
import { inPair } from '../faces/pairs';
import type { DocumentTree, TextStyle } from '../tree';
import { isEastAsian, wording, type Wording } from '../words/wording';

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
  fills?: Fills;
  /** Line under the name of a resume without a headline. */
  jobTitle?: string;
}

/**
 * Layout decisions of one document: the template's design resolved by language, paper and density. Lengths in points.
 */
export interface Setting {
  design: TemplateDesign;
  language: Language;
  words: Wording;
  eastAsian: boolean;
  fills: Fills;
  page: DocumentTree['page'];
  /** Width between the margins. */
  across: number;
  /** Width of the main text, without margin and side column. */
  measure: number;
  /** Distance of the main text from the left margin, if a side column is at the left. */
  mainIndent: number;
  /** Includes the gap; 0 without a margin column. */
  marginColumn: number;
  /** Leading of the body. The unit of vertical spaces. */
  line: number;
  entryGap: number;
  spacing: number;
  /** Minimum text size in the side column. */
  smallest: number;
  /** For text that scales with the density. */
  style(type: Type): TextStyle;
  /** For name, headline, headings and contacts, which keep their size. */
  fixedStyle(type: Type): TextStyle;
  accent: AccentName;
  colour(tone: Tone): string;
}

const steps: Record<Density, { size: number; leading: number; spacing: number; entry: number; margin: number }> = {
  compact: { size: -0.3, leading: -1, spacing: 0.78, entry: 0.72, margin: -8 },
  regular: { size: 0, leading: 0, spacing: 1, entry: 0.8, margin: 0 },
  airy: { size: 0.3, leading: 1, spacing: 1.2, entry: 0.95, margin: 4 },
};
const eastAsianCompact = { size: -0.2, leading: -1.4 };

/** In points. Letter keeps the text width of A4, so that lines break alike. */
export const papers = {
  A4: { width: 595.28, height: 841.89, sides: 0, ends: 0 },
  Letter: { width: 612, height: 792, sides: 8.36, ends: -6 },
};

const round = (value: number) => Math.round(value * 100) / 100;

function byLanguage(design: TemplateDesign, eastAsian: boolean): TemplateDesign {
  if (!eastAsian) return design;
  const own = design.eastAsian;
  const sized = <Cell extends FactCell | undefined>(cell: Cell, size: number): Cell =>
    cell?.type.size === undefined ? cell : { ...cell, type: { ...cell.type, size } };
  const resize = <Line extends EntryLine>(line: Line, index: number): Line => {
    if (!own.facts) return line;
    const { first, others } = own.facts;
    return { ...line, left: sized(line.left, index === 0 ? first : others), right: sized(line.right, others) };
  };
  return {
    ...design,
    body: { ...design.body, ...own.body },
    header: design.header.map((part) => {
      if (part.part === 'name') return { ...part, type: { ...part.type, ...own.name } };
      if (part.part === 'headline') return { ...part, type: { ...part.type, ...own.headline } };
      if (part.part === 'contacts') return { ...part, type: { ...part.type, ...own.contacts } };
      return part;
    }),
    entry: design.entry.map(resize),
    project: design.project.map(resize),
    certification: resize(design.certification, 1),
    heading: {
      ...design.heading,
      after: own.heading.after ?? design.heading.after,
      type: {
        ...design.heading.type,
        size: own.heading.size,
        weight: Math.min(600, design.heading.type.weight ?? 400),
      },
    },
  };
}

function faceOf(face: FaceId, language: Language, serif: boolean): FaceId {
  if (language === 'ja') return serif ? 'noto-serif-jp' : 'noto-sans-jp';
  if (language === 'ko') return serif ? 'noto-serif-kr' : 'noto-sans-kr';
  return face;
}

export function makeSetting(kind: DocumentTree['kind'], options: ComposeOptions): Setting {
  const { language, pageSize } = options;
  const eastAsian = isEastAsian(language);
  const density = options.density ?? 'regular';
  const step = { ...steps[density], ...(eastAsian && density === 'compact' ? eastAsianCompact : {}) };
  const design = byLanguage(inPair(designOf(options.templateId), options.fonts, eastAsian), eastAsian);
  const letter = kind === 'letter';

  const given = letter
    ? eastAsian
      ? { size: 10, leading: 18 }
      : { size: design.body.size + 0.8, leading: design.body.leading + 1.8 }
    : design.body;
  const { compactLeading } = design.body;
  const closer =
    density === 'compact' && compactLeading && !eastAsian ? compactLeading - design.body.leading : step.leading;
  const close = fitStep(options.fit);
  const size = shrunk(given.size + step.size, close.size, fitBounds.size);
  const lowest = size * fitBounds.lineHeight[eastAsian ? 'eastAsian' : 'latin'];
  const body = {
    size: round(size),
    leading: Math.ceil(shrunk(given.leading + closer, close.leading, lowest) * 100) / 100,
  };

  const paper = papers[pageSize];
  const sides = { ...design.margins, ...(letter ? design.letter.margins : {}) };
  const margin = (designed: number) => Math.ceil(shrunk(designed, close.margin, fitBounds.margin) * 100) / 100;
  const ends = paper.ends + step.margin;
  const margins = {
    ...(sides.first === undefined ? {} : { first: margin(sides.first + ends) }),
    top: margin(sides.top + ends),
    right: margin(sides.right + paper.sides),
    bottom: margin(sides.bottom + ends),
    left: margin(sides.left + paper.sides),
  };

  const widthOf = (column?: { gap: number; width: number }) => (column ? column.gap + column.width : 0);
  const marginColumn = widthOf(design.marginColumn);
  const across = round(paper.width - margins.left - margins.right);
  const accent = design.accents.find((name) => name === options.accent) ?? design.accents[0];
  const colour = toneToColour(accent);
  const smallest = eastAsian ? 8.2 : 7.6;

  function style(type: Type, change: number, by = 0): TextStyle {
    const own = Math.max(smallest, round((type.size ?? 0) + change));
    const size = type.size === undefined ? body.size : shrunk(own, by, fitBounds.size);
    const face = faceOf(type.face ?? design.body.face, language, Boolean(design.eastAsian.serif));
    const weight = nearestWeight(face, type.weight ?? 400);
    return {
      face,
      weight,
      ...(type.italic && hasItalic(face, weight) ? { italic: true } : {}),
      size,
      leading: type.leading ?? body.leading,
      color: colour(type.tone ?? 'ink'),
      ...(type.tracking && !eastAsian ? { tracking: type.tracking } : {}),
    };
  }

  return {
    design,
    language,
    words: wording[language],
    eastAsian,
    fills: options.fills ?? {},
    page: { size: pageSize, width: paper.width, height: paper.height, margins },
    across,
    measure: round(across - marginColumn - widthOf(design.side)),
    mainIndent: design.side?.at === 'left' ? widthOf(design.side) : 0,
    marginColumn,
    line: body.leading,
    entryGap: round(body.leading * step.entry),
    spacing: step.spacing * close.spacing,
    smallest: options.fit ? fitBounds.size : smallest,
    style: (type) => style(type, step.size, close.size),
    fixedStyle: (type) => style(type, 0),
    accent,
    colour,
  };
}

const toneToColour = (accent: AccentName) => (tone: Tone) => {
  if (typeof tone === 'object') return tint(accents[accent], tone.tint);
  return tone === 'ink' ? ink : tone === 'soft' ? soft : tone === 'accent' ? accents[accent] : tone;
};
