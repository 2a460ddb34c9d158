import type { Language } from '@shortlist/contracts/platform/languages';
import { findKnownHeading } from './headings';

/** Message keys. See `importResultSchema`. */
export type ImportErrorKey =
  'file_empty' | 'file_scanned' | 'file_encrypted' | 'file_unknown' | 'file_broken' | 'file_too_large';

export class ImportError extends Error {
  constructor(readonly key: ImportErrorKey) {
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
  /** Comparable only within a file. The most common size is body text. 0 for formats without sizes. */
  fontSize: number;
  isBold: boolean;
  isBullet: boolean;
  isHeading: boolean;
  continuesPrevious: boolean;
  hasGapBefore: boolean;
}

export interface SourceDocument {
  kind: 'pdf' | 'docx' | 'text';
  /** 0 for formats without pages. */
  pages: number;
  lines: SourceLine[];
  /** Hidden and struck-through text, notes and comments. They become unplaced lines. */
  annotations: string[];
}

export const createSourceLine = (text: string, overrides: Partial<SourceLine> = {}): SourceLine => ({
  cells: [text],
  text,
  page: 1,
  fontSize: 0,
  isBold: false,
  isBullet: false,
  isHeading: false,
  continuesPrevious: false,
  hasGapBefore: false,
  ...overrides,
});

/** File to import. Plain data, because it is sent to another thread. */
export interface ImportRequest {
  bytes: Uint8Array;
  fileName: string;
  /** Language of the questions. */
  language: Language;
}

/** Matches the bullet of a list item. Some fonts map their bullets to the private use area. */
const bulletMarkerPattern =
  /^\s*(?:[•●▪■◦○‣⁃∙·►▶▸➢➤➔→✓✔❖◆◇□☐※★☆\uF000-\uF0FF\uE000-\uE00F]\s*|[-–—*+・]\s+|・(?=\S)|o\s+(?=\p{Lu}))(?=\S)/u;

/** "■ Experience" is a heading, not a list item. */
const headingMarkerPattern = /^\s*[■□◆◇●▪▶►★※]/u;

export function stripBullet(text: string): { text: string; isBullet: boolean } {
  const marker = bulletMarkerPattern.exec(text)?.[0];
  if (marker === undefined) return { text: text.trim(), isBullet: false };
  const textWithoutMarker = text.slice(marker.length).trim();
  const isHeading = headingMarkerPattern.test(text) && findKnownHeading(textWithoutMarker) !== undefined;
  return { text: textWithoutMarker, isBullet: !isHeading };
}
