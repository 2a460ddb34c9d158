import type { ColorBand, TextRole, RowBlock, TextBlock } from '@shortlist/documents/document-tree';
import type { ShapedText } from '../fonts/parsed-font';
import type { DocumentFont } from '../fonts/document-font';
import type { UnbreakableBlock } from './paginate';

/** Draw style of a text. Lengths are in points. */
export interface DrawStyle {
  font: DocumentFont;
  size: number;
  leading: number;
  color: string;
  /** Letter spacing, added after each character. */
  tracking: number;
  uppercase?: true;
  link?: string;
  /** Exact width of a bullet, which hangs to the left of the text. */
  hangingWidth?: number;
}

/** Text node of pdfmake's document definition. pdfmake passes our additional fields through. */
export interface TextNode {
  /** Index in reading order. The order of drawing can differ. */
  order: number;
  fullText: string;
  text: Inline[];
  margin: Margin;
  unbreakableBlock?: UnbreakableBlock;
  role: TextRole;
  path?: string;
  ascent: number;
  sideRules?: SideRules;
}

export interface StackNode {
  stack: LayoutNode[];
  margin: Margin;
  width?: Width;
  _maxWidth?: number;
  unbreakableBlock?: UnbreakableBlock;
  rule?: { thickness: number; color: string; x: number; width?: number };
  band?: ColorBand;
}

export interface ColumnsNode {
  columns: (StackNode & {
    _calcWidth?: number;
  })[];
  columnGap: number;
  margin: Margin;
  unbreakableBlock?: UnbreakableBlock;
  fill?: RowBlock['fill'];
  divider?: RowBlock['divider'];
  /** True if the right column is drawn first. */
  isRightDrawnFirst?: boolean;
}

export type LayoutNode = TextNode | StackNode | ColumnsNode;
/** Left, top, right and bottom, in points. */
export type Margin = [number, number, number, number];
export type Width = number | '*' | 'auto';

/** Rules beside a heading, at half its height. */
export interface SideRules {
  sides: 'both' | 'right';
  gap: number;
  thickness: number;
  color: string;
}

/** Word from pdfmake's line breaker. Measuring fills in the remaining fields. */
export interface Inline {
  text: string;
  drawStyle: DrawStyle;
  alignment: NonNullable<TextBlock['align']>;
  noNewLine?: boolean;
  lineEnd?: boolean;
  width?: number;
  height?: number;
  /** Measured text. It differs from `text` if pdfmake has split a word that is wider than a line. */
  measured?: { text: string; shape: ShapedText };
  /** Widths that do not count at the start and at the end of a line. */
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
  inlines: Inline[];
  lastLineInParagraph: boolean;
  node?: TextNode;
  getHeight(): number;
  getWidth(): number;
}

export interface RectItem {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  unbreakableBlock?: UnbreakableBlock;
}

export type LayoutItem = { type: 'line'; item: LineItem } | { type: 'rect'; item: RectItem };
