/**
 * PDF as a machine reads it. Lengths in points from the paper's bottom left. Plain data, so that it can cross threads
 * and be stored.
 */
export interface ParsedFile {
  pages: ParsedPage[];
  hidden: HiddenText[];
}

export interface ParsedPage {
  width: number;
  height: number;
  pieces: Piece[];
}

/** Text item of one font and size, as pdf.js returns it. A wide gap before it is an item " ". */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  ends: boolean;
  face?: string;
}

export interface HiddenText {
  text: string;
  /** Smaller than 5 points, in the background color (or not painted), or off the page. */
  reason: 'small' | 'colour' | 'outside';
}
