import type { templateCategories } from '@shortlist/contracts/builder/template-categories';
import type { FontId } from '../fonts/font-definitions';
import type { PageMargins } from '../document-tree';
import type { SectionId } from '../i18n/document-labels';
import type { AccentName } from './colors';

/** `tint` is the share of the accent in a mix with white, from 0 to 1. */
export type ColorRole = 'ink' | 'soft' | 'accent' | { tint: number } | `#${string}`;

/** Typography of a text. Omitted values come from the body. Sizes and leading in points, tracking in em. */
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

/** A horizontal line. */
export interface Rule {
  thickness: number;
  color: ColorRole;
}

/** A vertical line, `offset` from the column that it separates. */
export interface Divider extends Rule {
  offset: number;
}

export interface ContactsPart {
  kind: 'contacts';
  style: TypeStyle;
  spaceBefore: number;
  gap: number;
  /** Left edges of the columns if the contacts take two lines. */
  columns?: number[];
  /** Puts contacts on two lines even if one is enough. */
  split?: true;
  /** Spreads the contacts over one line from margin to margin, unless the gaps become too small or too wide. */
  spread?: true;
  /** One contact per line. */
  stacked?: true;
  /** Starts at the right edge of the gutter. */
  inGutter?: true;
}

/** Parts in the main column (`main`) and in the margin or side column (`margin`). The last lines of both align. */
export interface TitleBlockPart {
  kind: 'title-block';
  spaceBefore: number;
  main: HeaderPart[];
  margin: HeaderPart[];
  sideBackground?: SideBackground;
}

/** Background of the parts in `margin`, from the top of the paper to `paddingBottom` points below the parts. */
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
 * Decoration of section headings. `underline` and `overline`: a line below or above. `flanked`: lines beside the text.
 * `bar`: a tinted background that extends `bleed` beyond the text area, with a solid stripe at the left, `edgeWidth`
 * wide. `tab`: a short thick line above, `gap` from the text.
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
 * A line of an entry header. `ends`: one cell at the left edge of the text, one at the right. `near`: both at the left,
 * `gap` apart. `gutter`: the left cell in the gutter, the right one at the left edge of the text. `margin`: the right
 * cell in the margin column. Cells without content leave no gap.
 */
export type EntryLine =
  | { placement: 'ends'; left: EntryCell; right?: EntryCell }
  | { placement: 'near'; left: EntryCell; right: EntryCell; gap: number }
  | { placement: 'gutter'; left?: EntryCell; right: EntryCell }
  | { placement: 'margin'; left: EntryCell; right?: EntryCell };

/**
 * A column for short sections next to page 1. A left column is read before the main text, a right one after it. In a
 * PDF, both are drawn before it, because they would interrupt an entry that continues on page 2.
 */
export interface SideColumn {
  position: 'left' | 'right';
  width: number;
  gap: number;
  /** Space under the header. */
  spaceBefore: number;
  sections: SectionId[];
  /** `sizeReduction` is relative to the size of other headings. */
  heading: { sizeReduction: number; spaceBefore: number };
  /** Reductions relative to size and leading of the body. */
  items: { sizeReduction: number; leadingReduction: number };
  divider?: Divider;
  /** Soft background color on every page, from the edge of the paper to `paddingRight` beyond the text. */
  panel?: { paddingRight: number; tint: number };
}

/** Column for notes to the right of the text, at a distance of `gap`. `divider` is on every page. */
export interface MarginColumn {
  gap: number;
  width: number;
  divider: Divider;
}

/**
 * Color of the header from edge to edge, with a strip of a second color below. `laterPagesHeight` is its height on
 * later pages.
 */
export interface HeaderBand {
  paddingBottom: number;
  color: ColorRole;
  laterPagesHeight: number;
  strip: { height: number; colors: Partial<Record<AccentName, ColorRole>> };
}

/**
 * `spaceBefore` is the space above a section (`firstSpaceBefore`: above the first one), `spaceAfter` the space below
 * the heading.
 */
export interface HeadingDesign {
  style: TypeStyle;
  spaceBefore: number;
  spaceAfter: number;
  firstSpaceBefore?: number;
  decoration: HeadingDecoration;
}

/**
 * Table with a label and its values in each row. `valueOffset` is the left edge of the values, `rule` the hairline
 * between rows.
 */
export interface MatrixDesign {
  labelStyle: TypeStyle;
  valueOffset: number;
  rowHeight: number;
  rule?: Rule;
}

export interface LetterDesign {
  margins?: Partial<PageMargins>;
  /** Added to the header of letters. */
  header?: HeaderPart[];
  /** Space above the date, in lines. */
  dateSpaceBefore: number;
}

/** In points. */
export interface TextSize {
  size: number;
  leading: number;
}

/** Japanese and Korean: one font with its own sizes. */
export interface EastAsianOverrides {
  isSerif?: boolean;
  body: TextSize;
  name: TextSize & { weight: number };
  heading: { size: number; spaceAfter?: number };
  headline: { size: number };
  contacts?: { size: number };
  /** Sizes in an entry header: of the first cell, and of the others that set a size. */
  entry?: { first: number; others: number };
}

/** Design decisions. `compose` combines them with content into a document tree. In points, on A4. */
export interface TemplateDesign {
  id: string;
  /** The same in every language. */
  name: string;
  category: (typeof templateCategories)[number];
  isPremium: boolean;
  /** The first is the default. */
  accents: [AccentName, ...AccentName[]];
  margins: PageMargins;
  /** `compactLeading` is the leading of the compact density; defaults to `leading` minus 1. */
  body: TextSize & { font: FontId; compactLeading?: number };
  bullet: { weight: number; indent: number };
  /** Width of a column at the left for dates and places (gutter). The text begins at its right edge. */
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
  /** Details under a degree. */
  noteStyle?: TypeStyle;
  /** The line of each certification; the issuer follows the name in a softer color. */
  certificationLine: EntryLine;
  /** `run-in` has one paragraph per group, `paragraph` one for all, each with the names of the groups. */
  skills: { form: 'run-in' | 'paragraph' | 'matrix'; labelStyle: TypeStyle };
  languages: { form: 'inline' | 'matrix'; levelStyle: TypeStyle };
  /** Of skills and languages in the form `matrix`. */
  matrix?: MatrixDesign;
  sectionOrder: SectionId[];
  letter: LetterDesign;
  eastAsianOverrides: EastAsianOverrides;
}
