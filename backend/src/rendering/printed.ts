import type { Measured } from '@shortlist/documents/fit/fit-to';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ParsedFile } from '../ats/file/parsed-file';
import type { MissingCharacters } from './pdf/definition';

/** What a worker is given: a document, and the same one set closer where that may save a page. */
export interface ToPrint {
  tree: DocumentTree;
  denser?: DocumentTree[];
}

/** Or a finished file to be read back, so that what a machine finds in it can be scored. */
export interface ToRead {
  read: Uint8Array;
}

/** Or a document that is laid out only, to know how far it goes beyond so many pages. */
export interface ToMeasure {
  measure: DocumentTree;
  pages: number;
}

/** Or a document for Word. */
export interface ToWord {
  docx: DocumentTree;
}

/** What a worker answers: the file, or why there is none. `pdf` crosses threads as plain bytes. */
export type Printed = { pdf: Uint8Array } | Refused;

export type Word = { docx: Uint8Array } | { reason: 'failed'; cause: string };

export type Read = { file: ParsedFile } | { reason: 'failed'; cause: string };

export type MeasuredPages = { measured: Measured } | Refused;

export type Refused =
  { reason: 'missing_characters' | 'too_long'; missing: MissingCharacters[] } | { reason: 'failed'; cause: string };
