import type { Band, Role, RowBlock, TextBlock } from '@shortlist/documents/tree';
import type { Shape } from '../fonts/face';
import type { DocumentFont } from '../fonts/font';
import type { Slice } from './breaks';

/** Draw style of a text. Lengths are in points. */
export interface Ink {
  font: DocumentFont;
  size: number;
  leading: number;
  color: string;
  /** Letter spacing, added after each character. */
  tracking: number;
  link?: string;
  /** Exact width of a bullet, which hangs to the left of the text. */
  hanging?: number;
}

/** Subset of pdfmake's document definition that we use, with our own fields passed through. */
export interface TextNode {
  /** Index of the text in reading order, and its words. */
  order: number;
  said: string;
  text: Word[];
  margin: Margin;
  slice?: Slice;
  role: Role;
  path?: string;
  ascent: number;
  flank?: Flank;
}

export interface StackNode {
  stack: Node[];
  margin: Margin;
  width?: Width;
  _maxWidth?: number;
  slice?: Slice;
  rule?: { thickness: number; color: string; x: number; width?: number };
  band?: Band;
}

export interface ColumnsNode {
  columns: (StackNode & {
    _calcWidth?: number;
  })[];
  columnGap: number;
  margin: Margin;
  slice?: Slice;
  fill?: RowBlock['fill'];
  axis?: RowBlock['axis'];
  /** The right column is read first. */
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

/** Word from pdfmake's line breaker. Measuring fills in the remaining fields. */
export interface Word {
  text: string;
  ink: Ink;
  alignment: NonNullable<TextBlock['align']>;
  noNewLine?: boolean;
  lineEnd?: boolean;
  width?: number;
  height?: number;
  /** Text as measured. pdfmake splits words that are wider than a line. */
  shaped?: { text: string; shape: Shape };
  /** Width that does not count at the start and end of a line. */
  leadingCut?: number;
  trailingCut?: number;
  x?: number;
  font?: DocumentFont;
  fontSize?: number;
  characterSpacing?: number;
}

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

export interface BarItem {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  slice?: Slice;
}

export type StripItem = { type: 'line'; item: LineItem } | { type: 'bar'; item: BarItem };
