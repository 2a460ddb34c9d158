import type { templateCategories } from '@shortlist/contracts/builder/template-categories';
import type { FaceId } from '../faces/metrics';
import type { SectionId } from '../words/wording';
import type { AccentName } from './colours';

/** `tint` is a share of the accent on white. */
export type Tone = 'ink' | 'soft' | 'accent' | { tint: number } | `#${string}`;

/** Omitted values come from the body. Sizes and leading in points, tracking in em. */
export interface Type {
  face?: FaceId;
  weight?: number;
  italic?: true;
  size?: number;
  leading?: number;
  tone?: Tone;
  tracking?: number;
  capitals?: true;
}

export type HeaderPart =
  | { part: 'name'; type: Type; hang?: number }
  | { part: 'headline'; type: Type; before: number }
  | {
      part: 'contacts';
      type: Type;
      before: number;
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
  | { part: 'rule'; before: number; thickness: number; tone: Tone }
  /** Next to each other in main and margin column, with the last lines aligned. */
  | {
      part: 'title-block';
      before: number;
      main: HeaderPart[];
      margin: HeaderPart[];
      /** Colored background of the other column, from the top of the paper to `below` points under its text. */
      block?: { below: number; tone: Tone };
    };

export type HeadingMark =
  | { kind: 'plain' }
  | { kind: 'underline'; before: number; thickness: number; tone: Tone }
  | { kind: 'overline'; after: number; thickness: number; tone: Tone }
  | { kind: 'flanked'; sides: 'both' | 'right'; gap: number; thickness: number; tone: Tone }
  | { kind: 'bar'; tint: number; bleed: number; edge: number }
  | { kind: 'tab'; width: number; thickness: number; gap: number };

export type Fact = 'title' | 'organisation' | 'date' | 'place' | 'link' | 'technologies';
export interface FactCell {
  fact: Fact;
  type: Type;
}

/**
 * A line of an entry header. `ends`: one fact at the left and one at the right margin. `near`: both at the left, `gap`
 * apart. `gutter`: the first in the gutter, the second at the text edge. `margin`: the second in the margin column.
 * Absent facts leave no gap.
 */
export type EntryLine =
  | { placing: 'ends'; left: FactCell; right?: FactCell }
  | { placing: 'near'; left: FactCell; right: FactCell; gap: number }
  | { placing: 'gutter'; left?: FactCell; right: FactCell }
  | { placing: 'margin'; left: FactCell; right?: FactCell };

/**
 * A column for short sections next to page 1. A left column is read before the main text, a right one after it, so that
 * parsers that read by columns get the order of the document.
 */
export interface SideColumn {
  at: 'left' | 'right';
  width: number;
  gap: number;
  /** Space under the header. */
  before: number;
  sections: SectionId[];
  /** `smaller` is the reduction from the size of other headings. */
  heading: { smaller: number; before: number };
  /** Reductions from the size and leading of the body. */
  items: { smaller: number; closer: number };
  axis?: { before: number; thickness: number; tone: Tone };
  /** Soft background color on every page, from the edge of the paper to `paddingRight` beyond the text. */
  panel?: { after: number; tint: number };
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
  margins: { top: number; right: number; bottom: number; left: number; first?: number };
  /** `compactLeading` is the leading of the compact density if it is not one point less. */
  body: { face: FaceId; size: number; leading: number; compactLeading?: number };
  bullet: { weight: number; indent: number };
  /** Width of the gutter; text begins at its right edge. */
  gutter?: number;
  /**
   * Column for notes to the right of the text, at a distance of `gap`. `divider` is a line on every page, `offset` to
   * the left of the notes.
   */
  marginColumn?: { gap: number; width: number; axis: { before: number; thickness: number; tone: Tone } };
  side?: SideColumn;
  align: 'left' | 'center';
  /**
   * Color of the header from edge to edge, with a strip of a second color below. `laterPagesHeight` is its height on
   * later pages.
   */
  band?: {
    below: number;
    tone: Tone;
    later: number;
    strip: { height: number; tones: Partial<Record<AccentName, Tone>> };
  };
  header: HeaderPart[];
  /**
   * `spaceBefore` is the space above a section (`firstSpaceBefore`: above the first one), `spaceAfter` the space below
   * the heading.
   */
  heading: { type: Type; before: number; after: number; first?: number; mark: HeadingMark };
  entry: EntryLine[];
  entryBody: number;
  /** Technologies that no line contains follow the description as a sentence. */
  project: EntryLine[];
  /** Details under a degree. */
  note?: Type;
  /** One line each; the issuer follows the name in a softer color. */
  certification: EntryLine;
  skills: { form: 'run-in' | 'paragraph' | 'matrix'; label: Type };
  languages: { form: 'inline' | 'matrix'; level: Type };
  /** `column` is the left edge of the values, `row` the height of a row, `line` the hairline between rows. */
  matrix?: { label: Type; column: number; row: number; line?: { thickness: number; tone: Tone } };
  order: SectionId[];
  letter: {
    margins?: { left: number; right: number; top?: number; bottom?: number };
    /** Added to the header of letters. */
    header?: HeaderPart[];
    /** Space above the date, in lines. */
    dateBefore: number;
  };
  /** Japanese and Korean: one font with its own sizes. */
  eastAsian: {
    serif?: boolean;
    body: { size: number; leading: number };
    name: { size: number; leading: number; weight: number };
    heading: { size: number; after?: number };
    headline: { size: number };
    contacts?: { size: number };
    /** Sizes in an entry header: of the first fact, and of the others that set a size. */
    facts?: { first: number; others: number };
  };
}
