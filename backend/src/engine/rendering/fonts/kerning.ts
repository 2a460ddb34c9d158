import { readTables } from './truetype-tables';

/** `GPOS` lookup types: pair adjustment, and an extension that points to another type. */
const pairAdjustmentLookup = 2;
const extensionLookup = 9;
const xAdvanceFlag = 0x0004;
const flagsBeforeXAdvance = 0x0003;

/** Returns the adjustment after a pair of glyphs, or undefined if the subtable does not contain the pair. */
type SubtableReader = (left: number, right: number) => number | undefined;

/**
 * Reads the kerning of a font, in design units, from the `kern` feature of its `GPOS` table (OpenType specification).
 * Reads each pair on demand from the bytes: fontkit would decode all tables first and lay out each pair as text.
 */
export function readKerning(bytes: Buffer): (left: number, right: number) => number {
  const table = readTables(bytes).get('GPOS');
  const lookups = table ? readKernLookups(table) : [];
  return (left, right) => {
    let sum = 0;
    for (const subtableReaders of lookups) {
      // The first subtable of a lookup that contains the pair applies.
      for (const readAdjustment of subtableReaders) {
        const value = readAdjustment(left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}

function readKernLookups(table: Buffer): SubtableReader[][] {
  const features = table.subarray(table.readUInt16BE(6));
  const lookupIndexes = new Set<number>();
  for (const offset of listOffsets(2, features.readUInt16BE(0), 6)) {
    if (features.toString('latin1', offset, offset + 4) !== 'kern') continue;
    const feature = features.subarray(features.readUInt16BE(offset + 4));
    for (const index of listOffsets(4, feature.readUInt16BE(2), 2)) lookupIndexes.add(feature.readUInt16BE(index));
  }
  const lookupList = table.subarray(table.readUInt16BE(8));
  return [...lookupIndexes]
    .sort((a, b) => a - b)
    .map((index) => createSubtableReaders(lookupList.subarray(lookupList.readUInt16BE(2 + 2 * index))));
}

function createSubtableReaders(lookup: Buffer): SubtableReader[] {
  const lookupType = lookup.readUInt16BE(0);
  return listOffsets(6, lookup.readUInt16BE(4), 2).flatMap((offset) => {
    const bytes = lookup.subarray(lookup.readUInt16BE(offset));
    const isExtension = lookupType === extensionLookup;
    if ((isExtension ? bytes.readUInt16BE(2) : lookupType) !== pairAdjustmentLookup) return [];
    const subtable = isExtension ? bytes.subarray(bytes.readUInt32BE(4)) : bytes;
    return [subtable.readUInt16BE(0) === 1 ? createGlyphPairReader(subtable) : createClassPairReader(subtable)];
  });
}

/** Reads individual pairs: for each left glyph, the glyphs that may follow. */
function createGlyphPairReader(table: Buffer): SubtableReader {
  const { advanceOffset, size } = readValueFormat(table);
  const coverage = table.subarray(table.readUInt16BE(2));
  return (left, right) => {
    const index = findCoverageIndex(coverage, left);
    if (index < 0) return undefined;
    const pairSet = table.subarray(table.readUInt16BE(10 + 2 * index));
    const records = { table: pairSet, start: 2, count: pairSet.readUInt16BE(0), size: 2 + size };
    const record = findRecord(right, records);
    if (record < 0) return undefined;
    return advanceOffset < 0 ? 0 : pairSet.readInt16BE(2 + record * (2 + size) + 2 + advanceOffset);
  };
}

/** Reads pairs of glyph classes: a row per left class, a column per right class. */
function createClassPairReader(table: Buffer): SubtableReader {
  const { advanceOffset, size } = readValueFormat(table);
  const coverage = table.subarray(table.readUInt16BE(2));
  const rows = table.subarray(table.readUInt16BE(8));
  const columns = table.subarray(table.readUInt16BE(10));
  const width = table.readUInt16BE(14);
  return (left, right) => {
    if (findCoverageIndex(coverage, left) < 0) return undefined;
    const record = findGlyphClass(rows, left) * width + findGlyphClass(columns, right);
    return advanceOffset < 0 ? 0 : table.readInt16BE(16 + record * size + advanceOffset);
  };
}

/** Returns the size of a pair's values in bytes, and the offset of the left glyph's advance in them. */
function readValueFormat(table: Buffer): { advanceOffset: number; size: number } {
  const [left, right] = [table.readUInt16BE(4), table.readUInt16BE(6)];
  return {
    advanceOffset: left & xAdvanceFlag ? 2 * countBits(left & flagsBeforeXAdvance) : -1,
    size: 2 * (countBits(left) + countBits(right)),
  };
}

function countBits(flags: number): number {
  let count = 0;
  for (let remaining = flags; remaining; remaining &= remaining - 1) count++;
  return count;
}

function findCoverageIndex(coverage: Buffer, glyph: number): number {
  const count = coverage.readUInt16BE(2);
  if (coverage.readUInt16BE(0) === 1) return findRecord(glyph, { table: coverage, start: 4, count, size: 2 });
  const range = findRecord(glyph, { table: coverage, start: 4, count, size: 6, lastGlyphOffset: 2 });
  if (range < 0) return -1;
  return coverage.readUInt16BE(4 + range * 6 + 4) + glyph - coverage.readUInt16BE(4 + range * 6);
}

function findGlyphClass(classes: Buffer, glyph: number): number {
  if (classes.readUInt16BE(0) === 1) {
    const index = glyph - classes.readUInt16BE(2);
    return index >= 0 && index < classes.readUInt16BE(4) ? classes.readUInt16BE(6 + 2 * index) : 0;
  }
  const records = { table: classes, start: 4, count: classes.readUInt16BE(2), size: 6, lastGlyphOffset: 2 };
  const range = findRecord(glyph, records);
  return range < 0 ? 0 : classes.readUInt16BE(4 + range * 6 + 4);
}

/** Records of `size` bytes, sorted by glyph. */
interface GlyphRecords {
  table: Buffer;
  start: number;
  count: number;
  size: number;
  /** Byte offset from the first to the last glyph of a record that covers a range of glyphs. */
  lastGlyphOffset?: number;
}

/** Returns the index of the record of a glyph, or -1, by binary search. */
function findRecord(glyph: number, { table, start, count, size, lastGlyphOffset = 0 }: GlyphRecords): number {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const offset = start + middle * size;
    if (glyph < table.readUInt16BE(offset)) high = middle - 1;
    else if (glyph > table.readUInt16BE(offset + lastGlyphOffset)) low = middle + 1;
    else return middle;
  }
  return -1;
}

function listOffsets(start: number, count: number, size: number): number[] {
  return Array.from({ length: count }, (_, i) => start + i * size);
}
