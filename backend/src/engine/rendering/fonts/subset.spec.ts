import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { FontkitFont } from 'fontkit';
import { getParsedFont } from './parsed-font';
import { resolveFontFile } from './font-files';

type FontWithOutlines = FontkitFont & {
  numGlyphs: number;
  getGlyph(id: number): { path: { toSVG(): string }; advanceWidth: number };
};
const parse = (bytes: Buffer) => create(bytes) as FontWithOutlines;

it.each(['libre-franklin', 'source-serif-4', 'noto-sans-jp'] as const)('keeps outlines and widths of %s', (id) => {
  const file = resolveFontFile(id, 400);
  const originalFont = parse(readFileSync(file));
  const slots = [
    0,
    ...[...'Åé漢gaÅ'].map((character) => originalFont.glyphForCodePoint(character.codePointAt(0) ?? 0).id),
  ];
  const subset = parse(getParsedFont(file).buildSubset(slots));
  for (const [slot, id] of slots.entries()) {
    expect(subset.getGlyph(slot).path.toSVG()).toBe(originalFont.getGlyph(id).path.toSVG());
    expect(subset.getGlyph(slot).advanceWidth).toBe(originalFont.getGlyph(id).advanceWidth);
  }
});

it('includes the components of composite glyphs and little else', () => {
  const file = resolveFontFile('libre-franklin', 400);
  const bytes = readFileSync(file);
  const originalFont = parse(bytes);
  const subset = getParsedFont(file).buildSubset([0, originalFont.glyphForCodePoint(0xe9).id]);
  expect(parse(subset).numGlyphs).toBeGreaterThan(2);
  expect(subset.length).toBeLessThan(bytes.length / 5);
});
