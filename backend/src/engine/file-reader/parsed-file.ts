/**
 * PDF as a parser reads it: plain data that can be stored or sent between threads. Lengths are in points, coordinates
 * from the bottom left of the page.
 */
export interface ParsedFile {
  pages: ParsedPage[];
  hidden: HiddenText[];
}

export interface ParsedPage {
  width: number;
  height: number;
  items: TextItem[];
}

/**
 * Text in one font and size, as pdf.js returns it. `y` is the baseline. A wide gap is a separate item with the text "
 * ".
 */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  endsLine: boolean;
  fontName?: string;
}

export interface HiddenText {
  text: string;
  /** Smaller than 5 points, in the background color (or not painted), or off the page. */
  reason: 'small' | 'colour' | 'outside';
}

/** `ParsedFile` as JSON, to be cached and sent between threads. */
export type SerializedFile = Uint8Array;

export const deserializeFile = (file: SerializedFile): ParsedFile =>
  JSON.parse(Buffer.from(file).toString()) as ParsedFile;
