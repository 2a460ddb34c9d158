import type { Language } from '@shortlist/contracts/platform/languages';
import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { FaceId } from './faces/metrics';

/**
 * The document tree: what every rendering (HTML sheet, PDF, DOCX, text) draws. `compose` makes it from content and a
 * template; all design decisions are already in it, in points, so that renderings cannot drift apart. Children stand in
 * reading order; a renderer walks them in that order and adds no text of its own.
 */
export interface DocumentTree {
  kind: 'resume' | 'letter' | 'guide';
  language: Language;
  /** For the file's properties and the reader's tab. */
  title: string;
  author: string;
  page: {
    size: PageSize;
    /** Points. A4 is 595.28 × 841.89, Letter 612 × 792. */
    width: number;
    height: number;
    /** `first` is the top margin of page 1, where that is another. */
    margins: { top: number; right: number; bottom: number; left: number; first?: number };
  };
  /** Drawn behind the text; carries no meaning. Positions in points from the paper's top left. */
  background: Fill[];
  blocks: Block[];
  /** Name left (`indent` from the margin) and page number right, from page 2 on; its top stands 14 below the text area. */
  footer: { text: string; style: TextStyle; indent?: number };
}

export interface Fill {
  pages: 'first' | 'rest' | 'all';
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

/** A style of text. `size`, `leading` in points; `leading` is the height of the line whatever its size. */
export interface TextStyle {
  face: FaceId;
  weight: number;
  italic?: boolean;
  size: number;
  leading: number;
  /** #RRGGBB */
  color: string;
  /** Letter spacing in em. */
  tracking?: number;
}

/** The role of a block; text extraction, tags, DOCX styles and the score go by it. */
export type Role =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'organisation'
  | 'title'
  | 'date'
  | 'place'
  | 'paragraph'
  | 'bullet'
  | 'skills'
  | 'label'
  | 'link'
  | 'recipient'
  | 'subject'
  | 'salutation'
  | 'closing'
  | 'signature';

/** A piece of text in one style. Neighbours of the same style are one run for readers of the file. */
export interface Run {
  text: string;
  /** Overrides the style of the block. */
  style?: Partial<TextStyle>;
  /** https, mailto or tel; anything else is never drawn as a link. */
  link?: string;
  /** Field of the content that the text comes from: "experience.0.achievements.2". */
  path?: string;
  /** Set when this piece is a blank, open or filled. */
  blank?: { id: string; label: string; filled: boolean };
}

/**
 * A line, paragraph or bullet. The last space may be U+00A0: it keeps a short last word from standing alone. Renderers
 * break lines with it and give it out as U+0020.
 */
export interface TextBlock {
  type: 'text';
  role: Role;
  style: TextStyle;
  runs: Run[];
  align?: 'left' | 'center' | 'right';
  /** Space above, dropped at the top of a page. */
  before: number;
  /** Distance of the text from the left edge of its container. */
  indent?: number;
  /** Bullet drawn at `indent` 0, as a text run of its own in the reading order: "•". */
  marker?: { text: string; style: TextStyle };
  /** Moves the first glyph left of the edge, so that large letters align optically. */
  hang?: number;
  /**
   * Moves the text down without making its lines higher, so that baselines of neighbours agree. Without it the top of
   * the face's box (ascent above the baseline) stands at the top of the line, and spare leading is under it.
   */
  shift?: number;
  /** The ends of its lines, the last one aside, in characters of its runs; without it whoever draws the text breaks it. */
  breaks?: number[];
}

/**
 * Cells side by side, in reading order, from left to right. A `width` of '*' takes what the others leave. Where a cell has
 * stacks, that cell is the main flow, which goes on over pages; the other stands beside it on the first of them.
 */
export interface RowBlock {
  type: 'row';
  before: number;
  gap: number;
  cells: { width: number | '*' | 'auto'; blocks: Block[] }[];
  /** The two cells change places: what is read first stands at the right. */
  reversed?: true;
  /** A line `before` the last cell, from the row's top to the foot of its first page. */
  axis?: { before: number; thickness: number; color: string };
  /** Bar behind the row, `bleed` wider on both sides; `edge` is a solid stripe at its left end. */
  fill?: { color: string; bleed: number; edge?: { color: string; width: number } };
}

export type Part = 'header' | 'section' | 'entry' | 'entry-header' | 'bullets' | 'body' | 'side';

export interface StackBlock {
  type: 'stack';
  part: Part;
  before: number;
  /** Part of the content that it shows: "experience", "experience.1"; its texts name the fields. */
  path?: string;
  blocks: Block[];
  /** Room left free at the left and right of the children. */
  inset?: { left: number; right: number };
  band?: Band;
  /** `whole`: never parted over pages. `head`: stays with at least the first lines of what follows. */
  keep?: 'whole' | 'head';
}

/**
 * Colour behind a stack: it begins `above` and `left` of it, is `width` wide and goes on `below` it, where the text that
 * follows is pushed down. A strip of another colour closes it.
 */
export interface Band {
  above: number;
  left: number;
  width: number;
  below: number;
  color: string;
  strip?: { height: number; color: string };
}

/** A straight line or bar. `x` and `width` in points within the container; no width means all of it. */
export interface RuleBlock {
  type: 'rule';
  before: number;
  thickness: number;
  color: string;
  x?: number;
  width?: number;
}

/** A heading on one line with rules beside it (both sides, or from the word to the right margin). */
export interface FlankedBlock {
  type: 'flanked';
  before: number;
  heading: TextBlock;
  sides: 'both' | 'right';
  gap: number;
  thickness: number;
  color: string;
}

export type Block = TextBlock | RowBlock | StackBlock | RuleBlock | FlankedBlock;
