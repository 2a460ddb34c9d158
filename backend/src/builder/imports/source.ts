import type { Language } from '@shortlist/contracts/platform/languages';
import { knownHeading } from './understand/headings';

/** Why a file gives nothing to read: keys of the catalogue of issues. */
export type RefusalKey =
  'file_empty' | 'file_scanned' | 'file_encrypted' | 'file_unknown' | 'file_broken' | 'file_too_large';

export class ImportRefusal extends Error {
  constructor(readonly key: RefusalKey) {
    super(key);
  }
}

/** A line of a file with what its look tells. */
export interface SourceLine {
  /** Pieces that stand apart: by a wide gap, a tab, the border of a table's cell. Without the sign of a bullet. */
  cells: string[];
  /** As it is shown: with the bullet's sign. */
  text: string;
  /** From 1. */
  page: number;
  /** Height of the letters; the text of the body has the commonest. 0 where the file has none. */
  size: number;
  isBold: boolean;
  isBullet: boolean;
  /** The file itself says that it is a heading. */
  isHeading: boolean;
  /** Goes on with the sentence of the line before. */
  goesOn: boolean;
  /** Stands apart from the line before. */
  isApart: boolean;
}

/** What the readers make of a PDF, a Word file or a text. */
export interface Source {
  kind: 'pdf' | 'docx' | 'text';
  /** 0 for kinds without pages. */
  pages: number;
  lines: SourceLine[];
  /** Text that the file has and nobody sees, or that stands beside its text: notes, comments. It goes to the tray. */
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

/** What the thread is asked. Plain data: it crosses threads. */
export interface ToImport {
  bytes: Uint8Array;
  fileName: string;
  /** Of the questions. */
  language: Language;
}

/** Signs that begin an item of a list, with a space after them; some faces have theirs in the private area. */
const bulletSign =
  /^\s*(?:[•●▪■◦○‣⁃∙·►▶▸➢➤➔→✓✔❖◆◇□☐※★☆\uF000-\uF0FF\uE000-\uE00F]\s*|[-–—*+・]\s+|・(?=\S)|o\s+(?=\p{Lu}))(?=\S)/u;

/** "■ Experience" is a heading and no item. */
const headingSign = /^\s*[■□◆◇●▪▶►★※]/u;

/** A text without the sign of a bullet before it, if it has one. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const sign = bulletSign.exec(text)?.[0];
  if (sign === undefined) return { text: text.trim(), isBullet: false };
  const rest = text.slice(sign.length).trim();
  return { text: rest, isBullet: !(headingSign.test(text) && knownHeading(rest)) };
}
