/**
 * PDF as a parser reads it. Plain data, so that it can be stored or sent between threads. Lengths are in points, and
 * coordinates start at the bottom left of the page.
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

/** Text in one font and size, as pdf.js returns it. `y` is the baseline. A wide gap is a separate item with a space. */
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
  /** `small` means below 5 points, `color` in the background color or not painted, and `outside` off the page. */
  reason: 'small' | 'color' | 'outside';
}

/** `ParsedFile` as JSON, for the cache and for messages between threads. */
export type SerializedFile = Uint8Array;

export const deserializeFile = (file: SerializedFile): ParsedFile =>
  JSON.parse(Buffer.from(file).toString()) as ParsedFile;
