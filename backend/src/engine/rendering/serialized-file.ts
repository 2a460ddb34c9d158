import type { ParsedFile } from '../file-reader/parsed-file';

/** `ParsedFile` as JSON, to be cached and sent between threads. */
export type SerializedFile = Uint8Array;

export const deserializeFile = (file: SerializedFile): ParsedFile =>
  JSON.parse(Buffer.from(file).toString()) as ParsedFile;
