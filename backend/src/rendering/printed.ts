import type { DocumentTree } from '@shortlist/documents/tree';
import type { MissingCharacters } from './pdf/definition';

/** What a worker is given: a document, and the same one set closer where that may save a page. */
export interface ToPrint {
  tree: DocumentTree;
  denser?: DocumentTree[];
}

/** What a worker answers: the file, or why there is none. `pdf` crosses threads as plain bytes. */
export type Printed =
  | { pdf: Uint8Array }
  | { reason: 'missing_characters' | 'too_long'; missing: MissingCharacters[] }
  | { reason: 'failed'; cause: string };
