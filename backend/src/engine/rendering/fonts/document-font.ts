import type { ParsedFont, Glyph, ShapedText } from './parsed-font';

export interface PdfObject {
  id: number;
  data: Record<string, unknown>;
  compress: boolean;
  end(content?: Buffer | string): void;
}
export interface PdfObjectFactory {
  ref(data?: Record<string, unknown>): PdfObject;
}

/**
 * Font in one document: the characters in use and how they are embedded. pdfkit calls `ref` and `finalize`, pdfmake
 * calls `widthOfString`.
 */
export class DocumentFont {
  readonly ascender: number;
  private readonly slots = new Map<string, number>();
  private readonly glyphs: Glyph[] = [];
  private dictionary?: PdfObject;

  constructor(
    private readonly document: PdfObjectFactory,
    readonly parsedFont: ParsedFont,
    readonly id: string,
  ) {
    this.ascender = parsedFont.fontkitFont.ascent * parsedFont.scale;
  }

  /** Returns the width in points. */
  widthOfString(text: string, size: number): number {
    return (this.parsedFont.shape(text).width * size) / 1000;
  }

  /**
   * Encodes the operand of a TJ operator: two bytes per character, and kerning. A subset slot stands for a glyph and
   * its character, so the extracted text is correct even if two characters share an outline.
   */
  encode({ glyphs, kerning }: ShapedText): string {
    let operand = '<';
    for (const [i, glyph] of glyphs.entries()) {
      operand += toHex(this.getSlot(glyph));
      const kern = kerning[i] ?? 0;
      if (kern && i < glyphs.length - 1) operand += `>${round(-kern)}<`;
    }
    return `[${operand}>]`;
  }

  ref(): PdfObject {
    return (this.dictionary ??= this.document.ref());
  }

  finalize(): void {
    if (!this.dictionary) return;
    const { fontkitFont, scale } = this.parsedFont;
    const name = `${createSubsetTag(this.id)}+${fontkitFont.postscriptName}`;
    const subset = this.parsedFont.buildSubset([0, ...this.glyphs.map((glyph) => glyph.id)]);
    const fontFileStream = this.document.ref({ Length1: subset.length });
    fontFileStream.end(subset);
    const descriptor = this.document.ref({
      Type: 'FontDescriptor',
      FontName: name,
      // Symbolic, as every font with a custom encoding is, plus fixed pitch and italic if they apply.
      Flags: 4 | (fontkitFont.post.isFixedPitch ? 1 : 0) | (fontkitFont.italicAngle ? 64 : 0),
      FontBBox: [fontkitFont.bbox.minX, fontkitFont.bbox.minY, fontkitFont.bbox.maxX, fontkitFont.bbox.maxY].map(
        (value) => value * scale,
      ),
      ItalicAngle: fontkitFont.italicAngle,
      Ascent: this.ascender,
      Descent: fontkitFont.descent * scale,
      CapHeight: (fontkitFont.capHeight || fontkitFont.ascent) * scale,
      XHeight: (fontkitFont.xHeight || 0) * scale,
      StemV: 80,
      FontFile2: fontFileStream,
    });
    descriptor.end();
    const descendant = this.document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [1, this.glyphs.map((glyph) => glyph.advance)],
    });
    descendant.end();
    const toUnicodeStream = this.document.ref();
    toUnicodeStream.end(buildToUnicodeMap(this.glyphs));
    this.dictionary.data = {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: toUnicodeStream,
    };
    this.dictionary.end();
  }

  private getSlot(glyph: Glyph): number {
    const key = `${glyph.id}:${glyph.codePoint}`;
    let slot = this.slots.get(key);
    if (slot === undefined) this.slots.set(key, (slot = this.glyphs.push(glyph)));
    return slot;
  }
}

/** Maps each subset slot to its character (PDF 32000-1, 9.10.3), at most 100 per block. */
function buildToUnicodeMap(glyphs: readonly Glyph[]): string {
  const entries = glyphs.map(
    ({ codePoint }, i) =>
      `<${toHex(i + 1)}> <${Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16().toString('hex')}>`,
  );
  const blocks: string[] = [];
  for (let start = 0; start < entries.length; start += 100) {
    const block = entries.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function createSubsetTag(id: string): string {
  const number = Number(id.slice(1));
  return `AAAA${String.fromCharCode(65 + (Math.floor(number / 26) % 26), 65 + (number % 26))}`;
}

const toHex = (value: number) => value.toString(16).padStart(4, '0');
const round = (value: number) => Math.round(value * 10) / 10;
