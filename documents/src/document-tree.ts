import type { Language } from '@shortlist/contracts/platform/languages';
import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { FontId } from './fonts/font-definitions';

/**
 * The document tree that every renderer (HTML sheet, PDF, DOCX, text) draws. `compose` builds it from content and a
 * template. It contains all design decisions in points, so that renderings cannot drift apart. Children are in reading
 * order; renderers visit them in that order and add no text of their own.
 */
export interface DocumentTree {
  kind: 'resume' | 'letter' | 'guide';
  language: Language;
  /** Shown in the properties of the file and in the tab of a PDF viewer. */
  title: string;
  author: string;
  page: {
    size: PageSize;
    /** In points. A4 is 595.28 × 841.89, Letter 612 × 792. */
    width: number;
    height: number;
    margins: PageMargins;
  };
  /** Decoration behind the text. Positions in points from the top left of the paper. */
  background: BackgroundRect[];
  blocks: Block[];
  /**
   * Drawn from page 2 on, 14 points below the text area: `text` at the left (`indent` from the margin), the page number
   * at the right.
   */
  footer: { text: string; style: TextStyle; indent?: number };
}

/** In points. `firstPageTop` is the top margin of page 1 if it differs. */
export interface PageMargins {
  top: number;
  right: number;
  bottom: number;
  left: number;
  firstPageTop?: number;
}

export interface BackgroundRect {
  pages: 'first' | 'rest' | 'all';
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

/** `size` and `leading` are in points; `leading` is the line height, independent of the size. */
export interface TextStyle {
  font: FontId;
  weight: number;
  italic?: boolean;
  size: number;
  leading: number;
  /** #RRGGBB. */
  color: string;
  /** Letter spacing in em. */
  tracking?: number;
  /** Drawn in capitals. Copied and extracted text keeps its letters. */
  uppercase?: true;
}

/** Determines the tag in a PDF and the style in a DOCX file. Text extraction and the score also read it. */
export type TextRole =
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

/** Text in one style. Parsers treat adjacent runs of the same style as one. */
export interface Run {
  text: string;
  style?: Partial<TextStyle>;
  /** https, mailto or tel. Other schemes are never drawn as links. */
  link?: string;
  /** Field of the content that the text comes from: "experience.0.achievements.2". */
  path?: string;
  blank?: { id: string; label: string; filled: boolean };
}

/**
 * A line, paragraph or bullet. The last space may be U+00A0, which keeps a short last word from being alone on its
 * line. Renderers use it for line breaking and output it as U+0020.
 */
export interface TextBlock {
  type: 'text';
  role: TextRole;
  style: TextStyle;
  runs: Run[];
  align?: 'left' | 'center' | 'right';
  /** Space above, dropped at the top of a page. */
  spaceBefore: number;
  indent?: number;
  /** Bullet drawn at `indent` 0 as a separate text run in reading order: "•". */
  marker?: { text: string; style: TextStyle };
  /** Moves the first glyph left of the edge to align large letters optically. */
  opticalMargin?: number;
  /**
   * Moves the text down without increasing the line height, to align the baselines of neighbors. If absent, the top of
   * the font's box (ascent above the baseline) is at the top of the line, and extra leading is below the box.
   */
  baselineShift?: number;
  /** Line ends as character offsets in the runs, without the last one. If absent, the renderer breaks the text. */
  breaks?: number[];
}

/**
 * Cells from left to right, in reading order. A `width` of '*' takes the remaining space. If one cell contains stacks,
 * that cell is the main flow, which continues across pages; the other cell is next to it on the first page.
 */
export interface RowBlock {
  type: 'row';
  spaceBefore: number;
  gap: number;
  cells: { width: number | '*' | 'auto'; blocks: Block[] }[];
  /** Swaps the two cells visually: the first in reading order is at the right. */
  reversed?: true;
  /** A line `offset` to the left of the last cell, from the top of the row to the bottom of its first page. */
  divider?: { offset: number; thickness: number; color: string };
  /** Bar behind the row, `bleed` wider on both sides; `edge` is a solid stripe at its left end. */
  fill?: { color: string; bleed: number; edge?: { color: string; width: number } };
}

export type StackPart = 'header' | 'section' | 'entry' | 'entry-header' | 'bullets' | 'body' | 'side';

export interface StackBlock {
  type: 'stack';
  part: StackPart;
  spaceBefore: number;
  /** Path of the content in the stack: "experience", "experience.1". The runs inside have the paths of the fields. */
  path?: string;
  blocks: Block[];
  inset?: { left: number; right: number };
  band?: ColorBand;
  /** `whole`: never split across pages. `head`: stays with at least the first lines of the next block. */
  keepTogether?: 'whole' | 'head';
}

/**
 * Background color of a stack. It starts `bleedTop` above and `bleedLeft` left of the stack, is `width` wide and
 * extends `paddingBottom` below it, which pushes the following text down. `strip` is a second color at its bottom.
 */
export interface ColorBand {
  bleedTop: number;
  bleedLeft: number;
  width: number;
  paddingBottom: number;
  color: string;
  strip?: { height: number; color: string };
}

/** `x` and `width` are in points within the container. Without a width, the rule spans the container. */
export interface RuleBlock {
  type: 'rule';
  spaceBefore: number;
  thickness: number;
  color: string;
  x?: number;
  width?: number;
}

/** A heading with rules on its line: on both sides, or only from the text to the right margin. */
export interface FlankedHeadingBlock {
  type: 'flanked';
  spaceBefore: number;
  heading: TextBlock;
  sides: 'both' | 'right';
  gap: number;
  thickness: number;
  color: string;
}

export type Block = TextBlock | RowBlock | StackBlock | RuleBlock | FlankedHeadingBlock;
