import { readTables } from './truetype-tables';

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
 * @param bytes the whole font
 * @param slots the font's glyph for each glyph of the subset; slot 0 is `.notdef`. A glyph may fill several slots.
 */
export function subsetTrueType(bytes: Buffer, slots: readonly number[]): Buffer {
  const tables = readTables(bytes);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  const glyf = table('glyf');
  const loca = table('loca');
  const hmtx = table('hmtx');
  const longOffsets = table('head').readInt16BE(50) === 1;
  const offset = (glyph: number) => (longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const metrics = table('hhea').readUInt16BE(34);

  const glyphs = [...slots];
  const outlines: Buffer[] = [];
  for (let slot = 0; slot < glyphs.length; slot++) {
    const glyph = glyphs[slot] ?? 0;
    const outline = Buffer.from(glyf.subarray(offset(glyph), offset(glyph + 1)));
    for (const position of listComponentOffsets(outline)) {
      const component = outline.readUInt16BE(position);
      let place = glyphs.indexOf(component, slots.length);
      if (place < 0) place = glyphs.push(component) - 1;
      outline.writeUInt16BE(place, position);
    }
    outlines.push(outline);
  }

  const newLoca = Buffer.alloc((glyphs.length + 1) * 4);
  const newHmtx = Buffer.alloc(glyphs.length * 4);
  let end = 0;
  const padded = outlines.map((outline, slot) => {
    const glyph = glyphs[slot] ?? 0;
    newHmtx.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4), slot * 4);
    newHmtx.writeInt16BE(
      hmtx.readInt16BE(glyph < metrics ? glyph * 4 + 2 : metrics * 4 + (glyph - metrics) * 2),
      slot * 4 + 2,
    );
    const piece = padToFourBytes(outline);
    newLoca.writeUInt32BE((end += piece.length), (slot + 1) * 4);
    return piece;
  });

  const head = Buffer.from(table('head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(table('hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(table('maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);

  const written = new Map<string, Buffer>();
  for (const tag of copiedTables) {
    const found = tables.get(tag);
    if (found) written.set(tag, found);
  }
  written.set('glyf', Buffer.concat(padded)).set('loca', newLoca).set('hmtx', newHmtx);
  return writeTables(written.set('head', head).set('hhea', hhea).set('maxp', maxp));
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

function writeTables(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = sorted.length;
  const header = Buffer.alloc(12 + count * 16);
  const power = Math.floor(Math.log2(count));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * 16, 10);
  let start = header.length;
  const pieces = sorted.map(([tag, table], i) => {
    const piece = padToFourBytes(table);
    header.write(tag, 12 + i * 16, 'latin1');
    header.writeUInt32BE(checksum(piece), 16 + i * 16);
    header.writeUInt32BE(start, 20 + i * 16);
    header.writeUInt32BE(table.length, 24 + i * 16);
    start += piece.length;
    return piece;
  });
  return Buffer.concat([header, ...pieces]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
  return sum;
}

function padToFourBytes(bytes: Buffer): Buffer {
  return bytes.length % 4 ? Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]) : bytes;
}
