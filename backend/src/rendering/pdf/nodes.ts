import type { Band, Role, RowBlock, TextBlock } from '@shortlist/documents/tree';
import type { Shape } from '../fonts/face';
import type { DocumentFont } from '../fonts/font';
import type { Slice } from './breaks';

/** How a piece of text is drawn. Lengths in points. */
export interface Ink {
  font: DocumentFont;
  size: number;
  leading: number;
  color: string;
  /** Added after each character. */
  tracking: number;
  link?: string;
  /** A bullet: takes exactly this room left of the text. */
  hanging?: number;
}

/** What pdfmake lays out: its own document definition, as far as we use it, with our own fields passed through. */
export interface TextNode {
  /** Which text of the document it is, in reading order, and what it says. */
  order: number;
  said: string;
  text: Word[];
  margin: Margin;
  slice?: Slice;
  role: Role;
  /** Field of the content. */
  path?: string;
  /** From the top of a line to its baseline. */
  ascent: number;
  flank?: Flank;
}

export interface StackNode {
  stack: Node[];
  margin: Margin;
  width?: Width;
  /** Width of the text on one line, as pdfmake measured it. */
  _maxWidth?: number;
  slice?: Slice;
  rule?: { thickness: number; color: string; x: number; width?: number };
  band?: Band;
}

export interface ColumnsNode {
  columns: (StackNode & {
    /** In points, as pdfmake calculated it. */
    _calcWidth?: number;
  })[];
  columnGap: number;
  margin: Margin;
  slice?: Slice;
  fill?: RowBlock['fill'];
  axis?: RowBlock['axis'];
  /** The column at the right is read first. */
  reversed?: true;
}

export type Node = TextNode | StackNode | ColumnsNode;
/** Left, top, right, bottom. */
export type Margin = [number, number, number, number];
export type Width = number | '*' | 'auto';

/** Rules beside a heading, at half its height. */
export interface Flank {
  sides: 'both' | 'right';
  gap: number;
  thickness: number;
  color: string;
}

/** A word as pdfmake's line breaker hands it on; `measure` fills in the rest. */
export interface Word {
  text: string;
  ink: Ink;
  alignment: NonNullable<TextBlock['align']>;
  /** Stays on a line with the next word. */
  noNewLine?: boolean;
  lineEnd?: boolean;
  width?: number;
  height?: number;
  /** The text as it was measured; pdfmake parts words that no line has room for. */
  shaped?: { text: string; shape: Shape };
  /** Room that doesn't count at a line's start and end. */
  leadingCut?: number;
  trailingCut?: number;
  x?: number;
  font?: DocumentFont;
  fontSize?: number;
  characterSpacing?: number;
}

/** A line of text as pdfmake places it, and the node that it came from. */
export interface LineItem {
  x: number;
  y: number;
  maxWidth: number;
  inlines: Word[];
  lastLineInParagraph: boolean;
  node?: TextNode;
  getHeight(): number;
  getWidth(): number;
}

/** A bar or rule. */
export interface BarItem {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  slice?: Slice;
}

export type StripItem = { type: 'line'; item: LineItem } | { type: 'bar'; item: BarItem };
