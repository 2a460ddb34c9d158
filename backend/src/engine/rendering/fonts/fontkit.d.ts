/** The part of fontkit 2.0.4 that we use. fontkit ships no types. */
declare module 'fontkit' {
  export interface FontkitFont {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
    italicAngle: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    post: { isFixedPitch: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { id: number };
    layout(
      text: string,
      features: Record<string, boolean>,
    ): { glyphs: { id: number }[]; positions: { xAdvance: number }[] };
  }
  export function create(bytes: Uint8Array): FontkitFont;
}
