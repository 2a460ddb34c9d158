import type { templateCategories } from '@shortlist/contracts/builder/template-categories';
import type { FontId } from '../fonts/font-definitions';
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

export type HeaderPart =
  | { kind: 'name'; style: TypeStyle; opticalMargin?: number }
  | { kind: 'headline'; style: TypeStyle; spaceBefore: number }
  | {
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
  | { kind: 'rule'; spaceBefore: number; thickness: number; color: ColorRole }
  /** Parts in the main column (`main`) and in the margin or side column (`margin`). The last lines of both align. */
  | {
      kind: 'title-block';
      spaceBefore: number;
      main: HeaderPart[];
      margin: HeaderPart[];
      /** Background of the parts in `margin`, from the top of the paper to `paddingBottom` points below the parts. */
      sideBackground?: { paddingBottom: number; color: ColorRole };
    };

/**
 * Decoration of section headings. `underline` and `overline`: a line below or above. `flanked`: lines beside the text.
 * `bar`: a tinted background that extends `bleed` beyond the text area, with a solid stripe at the left, `edgeWidth`
 * wide. `tab`: a short thick line above, `gap` from the text.
 */
export type HeadingDecoration =
  | { kind: 'plain' }
  | { kind: 'underline'; spaceBefore: number; thickness: number; color: ColorRole }
  | { kind: 'overline'; spaceAfter: number; thickness: number; color: ColorRole }
  | { kind: 'flanked'; sides: 'both' | 'right'; gap: number; thickness: number; color: ColorRole }
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
  divider?: { offset: number; thickness: number; color: ColorRole };
  /** Soft background color on every page, from the edge of the paper to `paddingRight` beyond the text. */
  panel?: { paddingRight: number; tint: number };
}

/** Design decisions, which `compose` combines with content into a document tree. In points, on A4. */
export interface TemplateDesign {
  id: string;
  /** The same in every language. */
  name: string;
  category: (typeof templateCategories)[number];
  isPremium: boolean;
  /** The first is the default. */
  accents: [AccentName, ...AccentName[]];
  margins: { top: number; right: number; bottom: number; left: number; firstPageTop?: number };
  /** `compactLeading` is the leading of the compact density; defaults to `leading` minus 1. */
  body: { font: FontId; size: number; leading: number; compactLeading?: number };
  bullet: { weight: number; indent: number };
  /** Width of a column at the left for dates and places (gutter). The text begins at its right edge. */
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
  /** If no line contains the technologies, they follow the description as a sentence. */
  projectLines: EntryLine[];
  /** Details under a degree. */
  noteStyle?: TypeStyle;
  /** The line of each certification; the issuer follows the name in a softer color. */
  certificationLine: EntryLine;
  /** `run-in` has one paragraph per group, `paragraph` one for all, each with the names of the groups. */
  skills: { form: 'run-in' | 'paragraph' | 'matrix'; labelStyle: TypeStyle };
  languages: { form: 'inline' | 'matrix'; levelStyle: TypeStyle };
  /**
   * Table for the form `matrix`, with a label and its values in each row. `valueOffset` is the left edge of the values,
   * `rule` the hairline between rows.
   */
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
    isSerif?: boolean;
    body: { size: number; leading: number };
    name: { size: number; leading: number; weight: number };
    heading: { size: number; spaceAfter?: number };
    headline: { size: number };
    contacts?: { size: number };
    /** Sizes in an entry header: of the first cell, and of the others that set a size. */
    entry?: { first: number; others: number };
  };
}
