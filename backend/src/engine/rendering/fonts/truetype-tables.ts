interface TableRecord {
  tag: string;
  offset: number;
  length: number;
}

/** Size of a table directory without its records. */
export const directoryHeaderSize = 12;
export const tableRecordSize = 16;

/** Lists the tables of a TrueType file from its beginning (OpenType specification, table directory). */
export function listTables(directory: Buffer): TableRecord[] {
  return Array.from({ length: directory.readUInt16BE(4) }, (_, i) => {
    const record = directoryHeaderSize + i * tableRecordSize;
    return {
      tag: directory.toString('latin1', record, record + 4),
      offset: directory.readUInt32BE(record + 8),
      length: directory.readUInt32BE(record + 12),
    };
  });
}

export function readTables(bytes: Buffer): Map<string, Buffer> {
  return new Map(listTables(bytes).map(({ tag, offset, length }) => [tag, bytes.subarray(offset, offset + length)]));
}

/** Returns the advance widths of a font's glyphs in design units, read from `hhea` and `hmtx`. */
export function readAdvances(bytes: Buffer): (glyph: number) => number {
  const tables = readTables(bytes);
  const count = tables.get('hhea')?.readUInt16BE(34) ?? 0;
  const metrics = tables.get('hmtx');
  return (glyph) => metrics?.readUInt16BE(Math.min(glyph, count - 1) * 4) ?? 0;
}

export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = sorted.length;
  const header = Buffer.alloc(directoryHeaderSize + count * tableRecordSize);
  const exponent = Math.floor(Math.log2(count));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** exponent * tableRecordSize, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE((count - 2 ** exponent) * tableRecordSize, 10);
  let offset = header.length;
  const pieces = sorted.map(([tag, table], i) => {
    const piece = padToFourBytes(table);
    const record = directoryHeaderSize + i * tableRecordSize;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(piece), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    offset += piece.length;
    return piece;
  });
  return Buffer.concat([header, ...pieces]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
  return sum;
}

export function padToFourBytes(bytes: Buffer): Buffer {
  return bytes.length % 4 ? Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]) : bytes;
}
