import type { Language } from '@shortlist/contracts/platform/languages';
import { knownHeading } from './understand/headings';

/** Keys of the issue messages. */
export type RefusalKey =
  'file_empty' | 'file_scanned' | 'file_encrypted' | 'file_unknown' | 'file_broken' | 'file_too_large';

export class ImportRefusal extends Error {
  constructor(readonly key: RefusalKey) {
    super(key);
  }
}

export interface SourceLine {
  /** Segments separated by a wide gap, a tab or the border of a table cell, without the bullet. */
  cells: string[];
  /** Includes the bullet. */
  text: string;
  /** 1-based. */
  page: number;
  /** Font size; body text has the most common one. 0 for formats without sizes. */
  size: number;
  isBold: boolean;
  isBullet: boolean;
  isHeading: boolean;
  goesOn: boolean;
  isApart: boolean;
}

export interface Source {
  kind: 'pdf' | 'docx' | 'text';
  /** 0 for formats without pages. */
  pages: number;
  lines: SourceLine[];
  /** Hidden text, notes and comments, which become unplaced lines. */
  aside: string[];
}

export const line = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({
  cells: [text],
  text,
  page: 1,
  size: 0,
  isBold: false,
  isBullet: false,
  isHeading: false,
  goesOn: false,
  isApart: false,
  ...more,
});

/** Plain data, because it is sent to another thread. */
export interface ToImport {
  bytes: Uint8Array;
  fileName: string;
  /** Language of the questions. */
  language: Language;
}

/** Bullets that begin a list item, followed by a space; some fonts map theirs to the private use area. */
const bulletSign =
  /^\s*(?:[•●▪■◦○‣⁃∙·►▶▸➢➤➔→✓✔❖◆◇□☐※★☆\uF000-\uF0FF\uE000-\uE00F]\s*|[-–—*+・]\s+|・(?=\S)|o\s+(?=\p{Lu}))(?=\S)/u;

/** "■ Experience" is a heading, not a list item. */
const headingSign = /^\s*[■□◆◇●▪▶►★※]/u;

export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const sign = bulletSign.exec(text)?.[0];
  if (sign === undefined) return { text: text.trim(), isBullet: false };
  const rest = text.slice(sign.length).trim();
  return { text: rest, isBullet: !(headingSign.test(text) && knownHeading(rest)) };
}
