import { padToFourBytes, readTables, writeTables } from './truetype-tables';

/** Flags of a composite glyph record (OpenType specification, `glyf`). */
const wordArguments = 0x0001;
const oneScale = 0x0008;
const moreComponents = 0x0020;
const twoScales = 0x0040;
const matrix = 0x0080;

/** Tables that a PDF viewer needs besides the outlines. Copied unchanged. */
const copiedTables = ['cvt ', 'fpgm', 'prep'];

/**
 * Builds a TrueType subset for embedding. Copies outlines byte by byte without decoding them.
 * @param bytes the font file; outlines may be missing
 * @param readOutlines returns a part of the outlines
 * @param slots the id of the original glyph for each slot of the subset; slot 0 is `.notdef`. Ids may repeat.
 */
export function subsetTrueType(
  bytes: Buffer,
  readOutlines: (start: number, end: number) => Buffer,
  slots: readonly number[],
): Buffer {
  const tables = readTables(bytes);
  const getTable = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no ${tag} table`);
    return table;
  };
  const loca = getTable('loca');
  const hasLongOffsets = getTable('head').readInt16BE(50) === 1;
  const getOffset = (glyph: number) =>
    hasLongOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const { glyphs, outlines } = collectGlyphs(slots, (glyph) => readOutlines(getOffset(glyph), getOffset(glyph + 1)));
  const metricCount = getTable('hhea').readUInt16BE(34);

  const head = Buffer.from(getTable('head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(getTable('hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(getTable('maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);

  const newTables = new Map<string, Buffer>();
  for (const tag of copiedTables) {
    const table = tables.get(tag);
    if (table) newTables.set(tag, table);
  }
  newTables.set('glyf', Buffer.concat(outlines)).set('loca', buildLoca(outlines));
  newTables.set('hmtx', buildHmtx(getTable('hmtx'), metricCount, glyphs));
  return writeTables(newTables.set('head', head).set('hhea', hhea).set('maxp', maxp));
}

/**
 * Returns the original glyph and the padded outline of each slot. Appends a slot for each part of a composite glyph, and
 * makes the outline refer to that slot.
 */
function collectGlyphs(
  slots: readonly number[],
  readOutline: (glyph: number) => Buffer,
): { glyphs: number[]; outlines: Buffer[] } {
  const glyphs = [...slots];
  const outlines: Buffer[] = [];
  for (let slot = 0; slot < glyphs.length; slot++) {
    const outline = readOutline(glyphs[slot] ?? 0);
    for (const position of listComponentOffsets(outline)) {
      const component = outline.readUInt16BE(position);
      let componentSlot = glyphs.indexOf(component, slots.length);
      if (componentSlot < 0) componentSlot = glyphs.push(component) - 1;
      outline.writeUInt16BE(componentSlot, position);
    }
    outlines.push(padToFourBytes(outline));
  }
  return { glyphs, outlines };
}

/** Builds the table of the offsets of the outlines, as 32-bit numbers. */
function buildLoca(outlines: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  for (const [slot, outline] of outlines.entries()) loca.writeUInt32BE((end += outline.length), (slot + 1) * 4);
  return loca;
}

/**
 * Builds the table of advance widths and left side bearings. In the original table, glyphs from `metricCount` on have
 * only a side bearing, and the last advance width.
 */
function buildHmtx(hmtx: Buffer, metricCount: number, glyphs: readonly number[]): Buffer {
  const newHmtx = Buffer.alloc(glyphs.length * 4);
  for (const [slot, glyph] of glyphs.entries()) {
    newHmtx.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, metricCount - 1) * 4), slot * 4);
    newHmtx.writeInt16BE(
      hmtx.readInt16BE(glyph < metricCount ? glyph * 4 + 2 : metricCount * 4 + (glyph - metricCount) * 2),
      slot * 4 + 2,
    );
  }
  return newHmtx;
}

function* listComponentOffsets(outline: Buffer): Generator<number> {
  if (outline.length < 2 || outline.readInt16BE(0) >= 0) return;
  let position = 10;
  let flags: number;
  do {
    flags = outline.readUInt16BE(position);
    yield position + 2;
    position += 4 + (flags & wordArguments ? 4 : 2);
    position += flags & matrix ? 8 : flags & twoScales ? 4 : flags & oneScale ? 2 : 0;
  } while (flags & moreComponents);
}
