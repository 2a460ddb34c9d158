import type { templateCategories } from '@shortlist/contracts/builder/template-categories';
import type { FontId } from '../fonts/font-definitions';
import type { PageMargins } from '../document-tree';
import type { SectionId } from '../i18n/document-labels';
import type { AccentName } from './colors';

/** `tint` is the share of the accent color in a mix with white, from 0 to 1. */
export type ColorRole = 'ink' | 'soft' | 'accent' | { tint: number } | `#${string}`;

/** Omitted values come from the body. Size and leading are in points, tracking is in em. */
export interface TypeStyle {
  font?: FontId;
  weight?: number;
  italic?: true;
  size?: number;
  leading?: number;
  color?: ColorRole;
  tracking?: number;
  uppercase?: true;
}

export interface Rule {
  thickness: number;
  color: ColorRole;
}

/** A vertical line at a distance of `offset` from the column. */
export interface Divider extends Rule {
  offset: number;
}

export interface ContactsPart {
  kind: 'contacts';
  style: TypeStyle;
  spaceBefore: number;
  gap: number;
  /** Left edges of the columns, used if the contacts take two lines. */
  columns?: number[];
  /** Puts contacts on two lines even if one line is enough. */
  split?: true;
  /** Spreads the contacts over one line from margin to margin, unless the gaps become too small or too wide. */
  spread?: true;
  stacked?: true;
  /** Starts the contacts at the right edge of the gutter. */
  inGutter?: true;
}

/** `margin` goes in the margin or side column. The last lines of both columns align. */
export interface TitleBlockPart {
  kind: 'title-block';
  spaceBefore: number;
  main: HeaderPart[];
  margin: HeaderPart[];
  sideBackground?: SideBackground;
}

/** Background behind `margin`, from the top of the paper to `paddingBottom` points below the parts. */
export interface SideBackground {
  paddingBottom: number;
  color: ColorRole;
}

export type HeaderPart =
  | { kind: 'name'; style: TypeStyle; opticalMargin?: number }
  | { kind: 'headline'; style: TypeStyle; spaceBefore: number }
  | ContactsPart
  | (Rule & { kind: 'rule'; spaceBefore: number })
  | TitleBlockPart;

/**
 * Decoration of section headings.
 * - `flanked`: lines next to the text
 * - `bar`: a tinted background that extends `bleed` beyond the text area, with a solid stripe on the left
 * - `tab`: a short thick line above the text
 */
export type HeadingDecoration =
  | { kind: 'plain' }
  | (Rule & { kind: 'underline'; spaceBefore: number })
  | (Rule & { kind: 'overline'; spaceAfter: number })
  | (Rule & { kind: 'flanked'; sides: 'both' | 'right'; gap: number })
  | { kind: 'bar'; tint: number; bleed: number; edgeWidth: number }
  | { kind: 'tab'; width: number; thickness: number; gap: number };

export type EntryField = 'title' | 'organisation' | 'date' | 'place' | 'link' | 'technologies';
export interface EntryCell {
  field: EntryField;
  style: TypeStyle;
}

/**
 * A line of an entry header. Cells without content leave no gap.
 * - `lineEnds`: one cell at each end of the line
 * - `near`: both cells on the left, `gap` apart
 * - `gutter`: the left cell in the gutter, the right cell at the left edge of the text
 * - `margin`: the right cell in the margin column
 */
export type EntryLine =
  | { placement: 'lineEnds'; left: EntryCell; right?: EntryCell }
  | { placement: 'near'; left: EntryCell; right: EntryCell; gap: number }
  | { placement: 'gutter'; left?: EntryCell; right: EntryCell }
  | { placement: 'margin'; left: EntryCell; right?: EntryCell };

/**
 * A column for short sections on page 1. A left column is read before the main text, a right column after it. A PDF
 * draws both before the main text, so that the column does not interrupt an entry that continues on page 2.
 */
export interface SideColumn {
  position: 'left' | 'right';
  width: number;
  gap: number;
  /** Space below the header. */
  spaceBefore: number;
  sections: SectionId[];
  /** `sizeReduction` is relative to headings in the main column. */
  heading: { sizeReduction: number; spaceBefore: number };
  /** Reductions are relative to the body. */
  items: { sizeReduction: number; leadingReduction: number };
  divider?: Divider;
  /** Tinted background on every page, from the edge of the paper to `paddingRight` beyond the text. */
  panel?: { paddingRight: number; tint: number };
}

export interface MarginColumn {
  gap: number;
  width: number;
  divider: Divider;
}

export interface HeaderBand {
  paddingBottom: number;
  color: ColorRole;
  laterPagesHeight: number;
  strip: { height: number; colors: Partial<Record<AccentName, ColorRole>> };
}

export interface HeadingDesign {
  style: TypeStyle;
  spaceBefore: number;
  spaceAfter: number;
  /** Space above the first section. Defaults to `spaceBefore`. */
  spaceBeforeFirst?: number;
  decoration: HeadingDecoration;
}

/** Table with a label and its values in each row. `valueOffset` is the left edge of the values. */
export interface MatrixDesign {
  labelStyle: TypeStyle;
  valueOffset: number;
  rowHeight: number;
  rule?: Rule;
}

export interface LetterDesign {
  margins?: Partial<PageMargins>;
  header?: HeaderPart[];
  /** Space above the date, in lines. */
  dateSpaceBefore: number;
}

/** In points. */
export interface TextSize {
  size: number;
  leading: number;
}

/** Japanese and Korean documents use one font with its own sizes. */
export interface EastAsianOverrides {
  isSerif?: boolean;
  body: TextSize;
  name: TextSize & { weight: number };
  heading: { size: number; spaceAfter?: number };
  headline: { size: number };
  contacts?: { size: number };
  /** Sizes in an entry header. Cells without a size keep the size of the body. */
  entry?: { first: number; others: number };
}

/** Lengths are in points, on A4. */
export interface TemplateDesign {
  id: string;
  /** The same in every language. */
  name: string;
  category: (typeof templateCategories)[number];
  isPremium: boolean;
  /** The first accent is the default. */
  accents: [AccentName, ...AccentName[]];
  margins: PageMargins;
  /** `compactLeading` is for the compact density. Defaults to `leading` minus 1. */
  body: TextSize & { font: FontId; compactLeading?: number };
  bullet: { weight: number; indent: number };
  /** Width of a column on the left for dates and places. */
  gutter?: number;
  marginColumn?: MarginColumn;
  sideColumn?: SideColumn;
  align: 'left' | 'center';
  band?: HeaderBand;
  header: HeaderPart[];
  heading: HeadingDesign;
  entryLines: EntryLine[];
  entryBodyGap: number;
  /** If no line contains the technologies, they follow the description as a sentence. */
  projectLines: EntryLine[];
  noteStyle?: TypeStyle;
  certificationLine: EntryLine;
  /** `run-in` has one paragraph per group, `paragraph` one paragraph for all groups. */
  skills: { form: 'run-in' | 'paragraph' | 'matrix'; labelStyle: TypeStyle };
  languages: { form: 'inline' | 'matrix'; levelStyle: TypeStyle };
  matrix?: MatrixDesign;
  sectionOrder: SectionId[];
  letter: LetterDesign;
  eastAsianOverrides: EastAsianOverrides;
}
