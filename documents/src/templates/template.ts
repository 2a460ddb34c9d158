import type { templateCategories } from '@shortlist/contracts/builder/template-categories';
import type { FaceId } from '../faces/metrics';
import type { SectionId } from '../words/wording';
import type { AccentName } from './colours';

/** A colour by its meaning. A `tint` is that share of the accent on white. */
export type Tone = 'ink' | 'soft' | 'accent' | { tint: number } | `#${string}`;

/** A style of type. What is left out comes from the body. Sizes and leadings in points, tracking in em. */
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

/** The head of the document, from top to bottom. `before` is the space above. */
export type HeaderPart =
  | { part: 'name'; type: Type; hang?: number }
  | { part: 'headline'; type: Type; before: number }
  | {
      part: 'contacts';
      type: Type;
      before: number;
      gap: number;
      /** Left edges of the columns that two lines are set on. */
      columns?: number[];
      /** Two lines even where one would do. */
      split?: true;
      /** On one line from margin to margin, where that leaves gaps that look even. */
      spread?: true;
      /** One a line. */
      stacked?: true;
      /** Stands at the gutter's right edge. */
      inGutter?: true;
    }
  | { part: 'rule'; before: number; thickness: number; tone: Tone }
  /** Side by side in main and margin column, the last lines level. */
  | {
      part: 'title-block';
      before: number;
      main: HeaderPart[];
      margin: HeaderPart[];
      /** The other column stands on colour, from the paper's top to `below` its text. */
      block?: { below: number; tone: Tone };
    };

/** The way in which a heading stands out from its text. */
export type HeadingMark =
  | { kind: 'plain' }
  | { kind: 'underline'; before: number; thickness: number; tone: Tone }
  | { kind: 'overline'; after: number; thickness: number; tone: Tone }
  | { kind: 'flanked'; sides: 'both' | 'right'; gap: number; thickness: number; tone: Tone }
  | { kind: 'bar'; tint: number; bleed: number; edge: number }
  | { kind: 'tab'; width: number; thickness: number; gap: number };

/** The facts of an entry that stand in its head. */
export type Fact = 'title' | 'organisation' | 'date' | 'place' | 'link' | 'technologies';
export interface FactCell {
  fact: Fact;
  type: Type;
}

/**
 * One line of an entry's head. `ends`: one at the left, one at the right margin. `near`: both at the left, `gap` apart.
 * `gutter`: the first in the gutter, the second where the text begins. `margin`: the second in the margin column. Absent
 * facts close up.
 */
export type EntryLine =
  | { placing: 'ends'; left: FactCell; right?: FactCell }
  | { placing: 'near'; left: FactCell; right: FactCell; gap: number }
  | { placing: 'gutter'; left?: FactCell; right: FactCell }
  | { placing: 'margin'; left: FactCell; right?: FactCell };

/**
 * A column for short sections beside page 1. At the left it is read before the main text, at the right after it: so what
 * readers of the file take by columns is in the order of the document.
 */
export interface SideColumn {
  at: 'left' | 'right';
  width: number;
  /** Between side and main column. */
  gap: number;
  /** Under the header. */
  before: number;
  sections: SectionId[];
  /** Size below that of other headings; space above. */
  heading: { smaller: number; before: number };
  /** Size and leading below those of the body. */
  items: { smaller: number; closer: number };
  axis?: { before: number; thickness: number; tone: Tone };
  /** Soft colour behind it on every page, from the paper's edge to `after` its text. */
  panel?: { after: number; tint: number };
}

/** Design of a template: decisions only. `compose` turns it and a content into a document tree. Points, on A4. */
export interface TemplateDesign {
  id: string;
  /** As shown in the gallery, in every language. */
  name: string;
  category: (typeof templateCategories)[number];
  isPremium: boolean;
  /** The first is the default. */
  accents: [AccentName, ...AccentName[]];
  margins: { top: number; right: number; bottom: number; left: number; first?: number };
  /** `compactLeading`: where the compact density is not one point closer. */
  body: { face: FaceId; size: number; leading: number; compactLeading?: number };
  bullet: { weight: number; indent: number };
  /** Width of the gutter; text begins at its right edge. */
  gutter?: number;
  /** A column for notes at the right of the text, `gap` from it; `axis` is a line on every page, `before` the notes. */
  marginColumn?: { gap: number; width: number; axis: { before: number; thickness: number; tone: Tone } };
  side?: SideColumn;
  align: 'left' | 'center';
  /** The header's colour from edge to edge, a strip of a second tone under it; `later` is its height on other pages. */
  band?: {
    below: number;
    tone: Tone;
    later: number;
    strip: { height: number; tones: Partial<Record<AccentName, Tone>> };
  };
  header: HeaderPart[];
  /** `before` section (`first`: the first one), `after` the heading. */
  heading: { type: Type; before: number; after: number; first?: number; mark: HeadingMark };
  entry: EntryLine[];
  /** Space between an entry's head and what follows it. */
  entryBody: number;
  /** Technologies that no line names close the description as a sentence. */
  project: EntryLine[];
  /** The details under a degree. */
  note?: Type;
  /** One line each; the issuer follows the name in soft. */
  certification: EntryLine;
  skills: { form: 'run-in' | 'paragraph' | 'matrix'; label: Type };
  languages: { form: 'inline' | 'matrix'; level: Type };
  /** Columns of labels and values: where values begin, height of a row, hairline between rows. */
  matrix?: { label: Type; column: number; row: number; line?: { thickness: number; tone: Tone } };
  order: SectionId[];
  letter: {
    margins?: { left: number; right: number; top?: number; bottom?: number };
    /** Additions to the head of a letter. */
    header?: HeaderPart[];
    /** Space above the date, in lines. */
    dateBefore: number;
  };
  /** Japanese and Korean: one face, sizes of their own. */
  eastAsian: {
    serif?: boolean;
    body: { size: number; leading: number };
    name: { size: number; leading: number; weight: number };
    heading: { size: number; after?: number };
    headline: { size: number };
    contacts?: { size: number };
    /** Sizes in an entry's head: its first fact, and those of the others that have one of their own. */
    facts?: { first: number; others: number };
  };
}
