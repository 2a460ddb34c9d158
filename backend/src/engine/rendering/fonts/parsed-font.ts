import { printableCharacters } from '@shortlist/documents/fonts/printable-scripts';
import { create, type FontkitFont } from 'fontkit';
import { type FontTables, readFontTables, useFile } from './font-tables';
import { readKerning } from './kerning';
import { subsetTrueType } from './subset';
import { readAdvances } from './truetype-tables';

/** Glyph of a font. `advance` is in thousandths of an em. */
export interface Glyph {
  id: number;
  codePoint: number;
  advance: number;
}

/** Glyphs of a text and the kerning between them, in thousandths of an em. */
export interface ShapedText {
  glyphs: Glyph[];
  kerning: number[];
  width: number;
}

const space = 0x20;
/** In thousandths of an em. pdf.js, and parsers that use it, treat a wider space as a gap between two texts. */
const maxSpaceWidth = 580;
const firstCjk = 0x2e80;
const printablePattern = new RegExp(`[${printableCharacters}]`, 'u');

/**
 * Parsed font. Parsing takes longer than rendering a whole page, so documents share the fonts for the lifetime of the
 * process. Therefore nothing here stores document text: fontkit's glyphs keep the code points of their first use, which
 * would leak one user's text into another's file, so only glyph ids are stored.
 */
export class ParsedFont {
  readonly fontkitFont: FontkitFont;
  /** Factor from design units to thousandths of an em. */
  readonly scale: number;
  private readonly tables: FontTables;
  private readonly lookUpAdvance: (glyph: number) => number;
  private readonly lookUpKerning: (left: number, right: number) => number;
  private readonly glyphCache = new Map<number, Glyph | undefined>();
  private readonly kerningCache = new Map<number, number>();

  constructor(private readonly path: string) {
    this.tables = readFontTables(path);
    const { bytes } = this.tables;
    this.fontkitFont = create(bytes);
    this.lookUpAdvance = readAdvances(bytes);
    this.lookUpKerning = readKerning(bytes);
    this.scale = 1000 / this.fontkitFont.unitsPerEm;
  }

  hasGlyph(character: string): boolean {
    return character === '\n' || !!this.getGlyph(toDrawnCodePoint(character.codePointAt(0) ?? space));
  }

  /** Builds a font of the glyphs with these ids; see `subsetTrueType`. */
  buildSubset(slots: readonly number[]): Buffer {
    const { bytes, outlinesOffset } = this.tables;
    return useFile(this.path, (read) => {
      const readOutlines = (start: number, end: number) => read(outlinesOffset + start, end - start);
      return subsetTrueType(bytes, readOutlines, slots);
    });
  }

  private getGlyph(codePoint: number): Glyph | undefined {
    if (!this.glyphCache.has(codePoint)) this.glyphCache.set(codePoint, this.createGlyph(codePoint));
    return this.glyphCache.get(codePoint);
  }

  /**
   * Shapes a text without ligatures, because parsers extract them as other words.
   * @param drawnAsCapitals draws capitals if the font has them; the extracted text keeps the letters of `text`
   */
  shape(text: string, drawnAsCapitals = false): ShapedText {
    const shape: ShapedText = { glyphs: [], kerning: [], width: 0 };
    let previousGlyph: Glyph | undefined;
    for (const character of text) {
      const letter = this.getGlyph(toDrawnCodePoint(character.codePointAt(0) ?? space));
      const glyph = letter && drawnAsCapitals ? this.getCapital(letter) : letter;
      if (!glyph) throw new Error(`${this.fontkitFont.postscriptName} has no ${JSON.stringify(character)}`);
      if (previousGlyph) addKerning(shape, this.getKerning(previousGlyph, glyph));
      shape.glyphs.push(glyph);
      shape.width += glyph.advance;
      previousGlyph = glyph;
    }
    if (previousGlyph) addKerning(shape, getSpaceAdjustment(previousGlyph));
    return shape;
  }

  private getCapital(letter: Glyph): Glyph {
    const [capital = '', ...rest] = String.fromCodePoint(letter.codePoint).toUpperCase();
    const glyph = rest.length === 0 ? this.getGlyph(capital.codePointAt(0) ?? space) : undefined;
    return glyph ? { ...glyph, codePoint: letter.codePoint } : letter;
  }

  private createGlyph(codePoint: number): Glyph | undefined {
    if (!printablePattern.test(String.fromCodePoint(codePoint)) || !this.fontkitFont.hasGlyphForCodePoint(codePoint))
      return undefined;
    const { id } = this.fontkitFont.glyphForCodePoint(codePoint);
    return { id, codePoint, advance: this.lookUpAdvance(id) * this.scale };
  }

  /**
   * Returns the kerning of a pair, in thousandths of an em. The kerning after a space is always the same, so that a
   * line is as wide as its measured words. Chinese, Japanese and Korean have none.
   */
  private getKerning(left: Glyph, right: Glyph): number {
    if (left.codePoint === space) return getSpaceAdjustment(left);
    if (left.codePoint >= firstCjk || right.codePoint >= firstCjk) return 0;
    const key = left.id * 0x10000 + right.id;
    const cachedKerning = this.kerningCache.get(key);
    if (cachedKerning !== undefined) return cachedKerning;
    const kern = this.lookUpKerning(left.id, right.id) * this.scale;
    this.kerningCache.set(key, kern);
    return kern;
  }
}

/** Narrows the spaces of monospaced fonts, by kerning, because the widths in a file must match its fonts. */
const getSpaceAdjustment = ({ codePoint, advance }: Glyph): number =>
  codePoint === space ? Math.min(0, maxSpaceWidth - advance) : 0;

function addKerning(shape: ShapedText, kern: number): void {
  shape.kerning.push(kern);
  shape.width += kern;
}

/** Replaces spaces that only control line breaking, so they are drawn and extracted as plain spaces. */
function toDrawnCodePoint(codePoint: number): number {
  return codePoint === 0xa0 || codePoint === 0x202f || codePoint === 0x2007 ? space : codePoint;
}

const parsedFonts = new Map<string, ParsedFont>();

/** Returns the font of a file, parsed once per thread. */
export function getParsedFont(file: string): ParsedFont {
  let font = parsedFonts.get(file);
  if (!font) parsedFonts.set(file, (font = new ParsedFont(file)));
  return font;
}
