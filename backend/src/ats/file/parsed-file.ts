/**
 * A PDF as a machine reads it. Lengths in points, from the paper's bottom left. Plain data: it crosses threads and can be
 * kept.
 */
export interface ParsedFile {
  pages: ParsedPage[];
  /** Text that no eye sees. It is in no page's pieces. */
  hidden: HiddenText[];
}

export interface ParsedPage {
  width: number;
  height: number;
  /** In the order of the file's content. */
  pieces: Piece[];
}

/** A piece of text in one face and size, as pdf.js gives it; a wide distance to the piece before is a piece " ". */
export interface Piece {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  size: number;
  /** The reader begins a new line after it. */
  ends: boolean;
  /** Name of its face, where that was asked for. */
  face?: string;
}

export interface HiddenText {
  text: string;
  /** Under 5 points, in the colour of what is behind it (or drawn as nothing), off the page. */
  reason: 'small' | 'colour' | 'outside';
}
