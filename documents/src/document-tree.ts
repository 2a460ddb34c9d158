import type { Language } from '@shortlist/contracts/platform/languages';
import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { FontId } from './fonts/font-definitions';

/**
 * The document tree that all renderers (HTML sheet, PDF, DOCX, text) draw. It contains all design decisions, so that
 * renderings cannot drift apart. Children are in reading order. Renderers add no text. Lengths are in points.
 */
export interface DocumentTree {
  kind: 'resume' | 'letter' | 'guide';
  language: Language;
  /** Shown in the file's properties and in the tab of a PDF viewer. */
  title: string;
  author: string;
  page: {
    size: PageSize;
    width: number;
    height: number;
    margins: PageMargins;
  };
  /** Decoration behind the text. Positions are relative to the top left of the paper. */
  background: BackgroundRect[];
  blocks: Block[];
  /** Drawn from page 2, 14 points below the text area: `text` on the left and the page number on the right. */
  footer: { text: string; style: TextStyle; indent?: number };
}

/** `firstPageTop` is the top margin of page 1. Defaults to `top`. */
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

/** `leading` is the line height in points. */
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
  /** Drawn in capitals. Copied and extracted text is unchanged. */
  uppercase?: true;
}

/** Determines the tag in a PDF and the style in a DOCX file. Text extraction and the score also depend on the role. */
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
  /** Only https, mailto and tel are drawn as links. */
  link?: string;
  /** Field that the text comes from, such as "experience.0.achievements.2". */
  path?: string;
  blank?: { id: string; label: string; filled: boolean };
}

/** A line, paragraph or bullet. Renderers do not break at U+00A0, but output it as U+0020. */
export interface TextBlock {
  type: 'text';
  role: TextRole;
  style: TextStyle;
  runs: Run[];
  align?: 'left' | 'center' | 'right';
  /** Dropped at the top of a page. */
  spaceBefore: number;
  indent?: number;
  /** Bullet to the left of the indented text. */
  marker?: { text: string; style: TextStyle };
  /** Moves large letters left of the edge so that they look aligned. */
  opticalMargin?: number;
  /**
   * Moves the text down within its line, to align the baselines of neighbors. By default, the top of the font's box is
   * at the top of the line, and extra leading is below the box.
   */
  baselineShift?: number;
  /** Character offsets of the line breaks. If absent, the renderer breaks the text. */
  breaks?: number[];
}

/**
 * A `width` of '*' takes the remaining space. A cell with stacks is the main flow, which continues across pages. The
 * other cell is next to the main flow on its first page.
 */
export interface RowBlock {
  type: 'row';
  spaceBefore: number;
  gap: number;
  cells: { width: number | '*' | 'auto'; blocks: Block[] }[];
  /** The first of the two cells is on the right. */
  reversed?: true;
  /** Vertical line, `offset` to the left of the last cell. Ends at the bottom of the row's first page. */
  divider?: { offset: number; thickness: number; color: string };
  /** Bar behind the row, wider by `bleed` on both sides. `edge` is a stripe at its left end. */
  fill?: { color: string; bleed: number; edge?: { color: string; width: number } };
}

export type StackPart = 'header' | 'section' | 'entry' | 'entry-header' | 'bullets' | 'body' | 'side';

export interface StackBlock {
  type: 'stack';
  part: StackPart;
  spaceBefore: number;
  /** Path of the section or entry, such as "experience" or "experience.1". */
  path?: string;
  blocks: Block[];
  inset?: { left: number; right: number };
  band?: ColorBand;
  /** `whole` stacks are never split across pages. `with-next` stacks stay with the first lines of the next block. */
  keepTogether?: 'whole' | 'with-next';
}

/**
 * Background color of a stack. The band starts `bleedTop` above and `bleedLeft` to the left of the stack.
 * `paddingBottom` pushes the following text down. `strip` is a second color below the band.
 */
export interface ColorBand {
  bleedTop: number;
  bleedLeft: number;
  width: number;
  paddingBottom: number;
  color: string;
  strip?: { height: number; color: string };
}

/** `x` is relative to the container. Without a width, the rule spans the container. */
export interface RuleBlock {
  type: 'rule';
  spaceBefore: number;
  thickness: number;
  color: string;
  x?: number;
  width?: number;
}

/** A heading with rules on both sides, or only from the text to the right margin. */
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
