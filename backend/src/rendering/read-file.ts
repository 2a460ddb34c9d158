import type { ParsedFile } from '../ats/file/parsed-file';

/** A file as a machine reads it (`ParsedFile`), as JSON: so it is kept, and goes from thread to thread. */
export type ReadFile = Uint8Array;

export const parsed = (file: ReadFile): ParsedFile => JSON.parse(Buffer.from(file).toString()) as ParsedFile;
