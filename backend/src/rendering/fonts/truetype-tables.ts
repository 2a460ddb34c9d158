/** Returns the tables of a TrueType file by tag (OpenType specification, table directory). */
export function readTables(bytes: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0, record = 12; i < bytes.readUInt16BE(4); i++, record += 16) {
    const start = bytes.readUInt32BE(record + 8);
    tables.set(
      bytes.toString('latin1', record, record + 4),
      bytes.subarray(start, start + bytes.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** Returns the advance widths of a font's glyphs in design units, read from `hhea` and `hmtx`. */
export function readAdvances(bytes: Buffer): (glyph: number) => number {
  const tables = readTables(bytes);
  const count = tables.get('hhea')?.readUInt16BE(34) ?? 0;
  const metrics = tables.get('hmtx');
  return (glyph) => metrics?.readUInt16BE(Math.min(glyph, count - 1) * 4) ?? 0;
}
