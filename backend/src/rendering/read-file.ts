import type { ParsedFile } from '../ats/file-reader/parsed-file';

/** `ParsedFile` as JSON, to be cached and sent between threads. */
export type ReadFile = Uint8Array;

export const parsed = (file: ReadFile): ParsedFile => JSON.parse(Buffer.from(file).toString()) as ParsedFile;
