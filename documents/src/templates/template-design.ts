import type { templateCategories } from '@shortlist/contracts/builder/template-categories';
import type { FontId } from '../fonts/font-metrics';
import type { SectionId } from '../i18n/document-labels';
import type { AccentName } from './colors';

/** `tint` is a share of the accent on white. */
export type ColorRole = 'ink' | 'soft' | 'accent' | { tint: number } | `#${string}`;

/** Omitted values come from the body. Sizes and leading in points, tracking in em. */
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

export type HeaderPart =
  | { part: 'name'; style: TypeStyle; opticalMargin?: number }
  | { part: 'headline'; style: TypeStyle; spaceBefore: number }
  | {
      part: 'contacts';
      style: TypeStyle;
      spaceBefore: number;
      gap: number;
      /** Left edges of the columns in a layout on two lines. */
      columns?: number[];
      /** Two lines even if one would do. */
      split?: true;
      /** On one line from margin to margin, if the gaps look even. */
      spread?: true;
      stacked?: true;
      /** Starts at the right edge of the gutter. */
      inGutter?: true;
    }
  | { part: 'rule'; spaceBefore: number; thickness: number; color: ColorRole }
  /** Next to each other in main and margin column, with the last lines aligned. */
  | {
      part: 'title-block';
      spaceBefore: number;
      main: HeaderPart[];
      margin: HeaderPart[];
      /** Colored background of the other column, from the top of the paper to `below` points under its text. */
      sideBackground?: { below: number; color: ColorRole };
    };

export type HeadingDecoration =
  | { kind: 'plain' }
  | { kind: 'underline'; spaceBefore: number; thickness: number; color: ColorRole }
  | { kind: 'overline'; spaceAfter: number; thickness: number; color: ColorRole }
  | { kind: 'flanked'; sides: 'both' | 'right'; gap: number; thickness: number; color: ColorRole }
  | { kind: 'bar'; tint: number; bleed: number; edge: number }
  | { kind: 'tab'; width: number; thickness: number; gap: number };

export type EntryField = 'title' | 'organisation' | 'date' | 'place' | 'link' | 'technologies';
export interface EntryCell {
  field: EntryField;
  style: TypeStyle;
}

/**
 * A line of an entry header. `ends`: one fact at the left and one at the right margin. `near`: both at the left, `gap`
 * apart. `gutter`: the first in the gutter, the second at the text edge. `margin`: the second in the margin column.
 * Absent facts leave no gap.
 */
export type EntryLine =
  | { placement: 'ends'; left: EntryCell; right?: EntryCell }
  | { placement: 'near'; left: EntryCell; right: EntryCell; gap: number }
  | { placement: 'gutter'; left?: EntryCell; right: EntryCell }
  | { placement: 'margin'; left: EntryCell; right?: EntryCell };

/**
 * A column for short sections next to page 1. A left column is read before the main text, a right one after it, so that
 * parsers that read by columns get the order of the document.
 */
export interface SideColumn {
  position: 'left' | 'right';
  width: number;
  gap: number;
  /** Space under the header. */
  spaceBefore: number;
  sections: SectionId[];
  /** `smaller` is the reduction from the size of other headings. */
  heading: { sizeReduction: number; spaceBefore: number };
  /** Reductions from the size and leading of the body. */
  items: { sizeReduction: number; leadingReduction: number };
  divider?: { offset: number; thickness: number; color: ColorRole };
  /** Soft background color on every page, from the edge of the paper to `paddingRight` beyond the text. */
  panel?: { paddingRight: number; tint: number };
}

/** Contains only decisions; `compose` combines it with content into a document tree. In points, on A4. */
export interface TemplateDesign {
  id: string;
  /** The same in every language. */
  name: string;
  category: (typeof templateCategories)[number];
  isPremium: boolean;
  /** The first is the default. */
  accents: [AccentName, ...AccentName[]];
  margins: { top: number; right: number; bottom: number; left: number; firstPageTop?: number };
  /** `compactLeading` is the leading of the compact density if it is not one point less. */
  body: { face: FontId; size: number; leading: number; compactLeading?: number };
  bullet: { weight: number; indent: number };
  /** Width of the gutter; text begins at its right edge. */
  gutter?: number;
  /**
   * Column for notes to the right of the text, at a distance of `gap`. `divider` is a line on every page, `offset` to
   * the left of the notes.
   */
  marginColumn?: { gap: number; width: number; divider: { offset: number; thickness: number; color: ColorRole } };
  sideColumn?: SideColumn;
  align: 'left' | 'center';
  /**
   * Color of the header from edge to edge, with a strip of a second color below. `laterPagesHeight` is its height on
   * later pages.
   */
  band?: {
    paddingBottom: number;
    color: ColorRole;
    laterPagesHeight: number;
    strip: { height: number; colors: Partial<Record<AccentName, ColorRole>> };
  };
  header: HeaderPart[];
  /**
   * `spaceBefore` is the space above a section (`firstSpaceBefore`: above the first one), `spaceAfter` the space below
   * the heading.
   */
  heading: {
    style: TypeStyle;
    spaceBefore: number;
    spaceAfter: number;
    firstSpaceBefore?: number;
    decoration: HeadingDecoration;
  };
  entryLines: EntryLine[];
  entryBodyGap: number;
  /** Technologies that no line contains follow the description as a sentence. */
  projectLines: EntryLine[];
  /** Details under a degree. */
  noteStyle?: TypeStyle;
  /** One line each; the issuer follows the name in a softer color. */
  certificationLine: EntryLine;
  skills: { form: 'run-in' | 'paragraph' | 'matrix'; labelStyle: TypeStyle };
  languages: { form: 'inline' | 'matrix'; levelStyle: TypeStyle };
  /** `column` is the left edge of the values, `row` the height of a row, `line` the hairline between rows. */
  matrix?: {
    labelStyle: TypeStyle;
    valueOffset: number;
    rowHeight: number;
    rule?: { thickness: number; color: ColorRole };
  };
  sectionOrder: SectionId[];
  letter: {
    margins?: { left: number; right: number; top?: number; bottom?: number };
    /** Added to the header of letters. */
    header?: HeaderPart[];
    /** Space above the date, in lines. */
    dateSpaceBefore: number;
  };
  /** Japanese and Korean: one font with its own sizes. */
  eastAsianOverrides: {
    serif?: boolean;
    body: { size: number; leading: number };
    name: { size: number; leading: number; weight: number };
    heading: { size: number; spaceAfter?: number };
    headline: { size: number };
    contacts?: { size: number };
    /** Sizes in an entry header: of the first fact, and of the others that set a size. */
    entry?: { first: number; others: number };
  };
}
