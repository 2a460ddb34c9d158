import type { MissingCharacters } from './pdf/definition';

/** What a worker answers: the file, or why there is none. `pdf` crosses threads as plain bytes. */
export type Printed =
  | { pdf: Uint8Array }
  | { reason: 'missing_characters' | 'too_long'; missing: MissingCharacters[] }
  | { reason: 'failed'; cause: string };
