import { closeSync, openSync, readSync } from 'node:fs';
import { directoryHeaderSize, listTables, tableRecordSize, writeTables } from './truetype-tables';

const outlinesTag = 'glyf';

/**
 * A font without its outlines. They stay in the file until a document embeds some of them. Outlines are more than nine
 * tenths of an East Asian font, and each thread has its own fonts.
 */
export interface FontTables {
  /** The font with an empty table of outlines. */
  bytes: Buffer;
  /** Byte offset of the outlines in the file. */
  outlinesOffset: number;
}

export function readFontTables(path: string): FontTables {
  return useFile(path, (read) => {
    const tableCount = read(0, directoryHeaderSize).readUInt16BE(4);
    const records = listTables(read(0, directoryHeaderSize + tableCount * tableRecordSize));
    const tables = records.map(
      ({ tag, offset, length }) => [tag, read(offset, tag === outlinesTag ? 0 : length)] as const,
    );
    const outlinesOffset = records.find(({ tag }) => tag === outlinesTag)?.offset ?? 0;
    return { bytes: writeTables(new Map(tables)), outlinesOffset };
  });
}

/** Calls `use` with a function that reads bytes from a file. The file is open until `use` returns. */
export function useFile<Result>(
  path: string,
  use: (read: (offset: number, length: number) => Buffer) => Result,
): Result {
  const file = openSync(path, 'r');
  try {
    return use((offset, length) => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, offset);
      return bytes;
    });
  } finally {
    closeSync(file);
  }
}
