import { readFileSync } from 'node:fs';
import { create, type FontkitFont } from 'fontkit';
import { readKerning } from './kerning';
import { readAdvances } from './tables';

/** Glyph of a font. `advance` is in thousandths of an em. */
export interface Glyph {
  id: number;
  codePoint: number;
  advance: number;
}

/** Glyphs of a text and the kerning between them, in thousandths of an em. */
export interface Shape {
  glyphs: Glyph[];
  kerns: number[];
  width: number;
}

const space = 0x20;
const firstCjk = 0x2e80;
const outlineHeader = 10;
/** Scripts that need only one glyph per character. Others would render incorrectly, so they are rejected. */
const setTogether =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Parsed font. Parsing costs more than rendering a whole page, so documents share the fonts for the lifetime of the
 * process. Therefore nothing here stores document text: fontkit's glyphs keep the code points of their first use, which
 * would leak one user's text into another's file, so only glyph ids are stored.
 */
export class Face {
  readonly bytes: Buffer;
  readonly font: FontkitFont;
  /** Factor from design units to thousandths of an em. */
  readonly scale: number;
  private readonly advance: (glyph: number) => number;
  private readonly kerning: (left: number, right: number) => number;
  private readonly glyphs = new Map<number, Glyph | undefined>();
  private readonly pairs = new Map<number, number>();

  constructor(file: string) {
    // fontkit reads an outline even for a space, whose offset may be beyond the end of the file.
    this.bytes = Buffer.concat([readFileSync(file), Buffer.alloc(outlineHeader)]);
    this.font = create(this.bytes);
    this.advance = readAdvances(this.bytes);
    this.kerning = readKerning(this.bytes);
    this.scale = 1000 / this.font.unitsPerEm;
  }

  has(character: string): boolean {
    return character === '\n' || !!this.glyph(drawn(character.codePointAt(0) ?? space));
  }

  private glyph(codePoint: number): Glyph | undefined {
    if (!this.glyphs.has(codePoint)) this.glyphs.set(codePoint, this.find(codePoint));
    return this.glyphs.get(codePoint);
  }

  /** Shapes a text without ligatures, because parsers extract them as other words. */
  shape(text: string): Shape {
    const shape: Shape = { glyphs: [], kerns: [], width: 0 };
    let last: Glyph | undefined;
    for (const character of text) {
      const glyph = this.glyph(drawn(character.codePointAt(0) ?? space));
      if (!glyph) throw new Error(`${this.font.postscriptName} has no ${JSON.stringify(character)}`);
      if (last) {
        const kern = this.kern(last, glyph);
        shape.kerns.push(kern);
        shape.width += kern;
      }
      shape.glyphs.push(glyph);
      shape.width += glyph.advance;
      last = glyph;
    }
    if (last) shape.kerns.push(0);
    return shape;
  }

  private find(codePoint: number): Glyph | undefined {
    if (!setTogether.test(String.fromCodePoint(codePoint)) || !this.font.hasGlyphForCodePoint(codePoint))
      return undefined;
    const { id } = this.font.glyphForCodePoint(codePoint);
    return { id, codePoint, advance: this.advance(id) * this.scale };
  }

  /**
   * Returns the kerning of a pair: none after a space, so that a line is as wide as its measured words, and none in
   * Chinese, Japanese and Korean.
   */
  private kern(left: Glyph, right: Glyph): number {
    if (left.codePoint === space || left.codePoint >= firstCjk || right.codePoint >= firstCjk) return 0;
    const key = left.id * 0x10000 + right.id;
    const known = this.pairs.get(key);
    if (known !== undefined) return known;
    const kern = this.kerning(left.id, right.id) * this.scale;
    this.pairs.set(key, kern);
    return kern;
  }
}

/** Replaces spaces that only control line breaking, so they are drawn and extracted as plain spaces. */
function drawn(codePoint: number): number {
  return codePoint === 0xa0 || codePoint === 0x202f || codePoint === 0x2007 ? space : codePoint;
}

const faces = new Map<string, Face>();

export function face(file: string): Face {
  let found = faces.get(file);
  if (!found) faces.set(file, (found = new Face(file)));
  return found;
}
