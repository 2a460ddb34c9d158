import { readFileSync } from 'node:fs';
import { fontIds, fontDefinitions } from '@shortlist/documents/fonts/font-metrics';
import { create } from 'fontkit';
import { resolveFontFile } from './font-files';
import { readKerning } from './kerning';

const letters = [...'ATVWYLPFKRaefgoprtvwyzßéŁøΑΤΥаТУг', ...'.,-–’”(/1470&'];
const noLigatures = { liga: false, clig: false, calt: false, rlig: false, dlig: false };

it.each(fontIds)('kerns %s like a text layout engine', (id) => {
  const weight = Math.max(...fontDefinitions[id].weights.map((each) => parseInt(each, 10)));
  const bytes = readFileSync(resolveFontFile(id, weight));
  const font = create(Buffer.concat([bytes, Buffer.alloc(10)]));
  const kerning = readKerning(bytes);
  const known = letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const wrong: string[] = [];
  let kerned = 0;
  for (const left of known) {
    for (const right of known) {
      const [a, b] = [left, right].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
      const { glyphs, positions } = font.layout(left + right, noLigatures);
      // In some fonts, the engine substitutes glyphs for figures, which we do not.
      if (glyphs[0]?.id !== a || glyphs[1]?.id !== b) continue;
      const [alone] = font.layout(left, noLigatures).positions;
      const expected = (positions[0]?.xAdvance ?? 0) - (alone?.xAdvance ?? 0);
      const value = kerning(a ?? 0, b ?? 0);
      if (value !== 0) kerned++;
      if (value !== expected) wrong.push(`${left}${right} ${value} ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
  if (fontDefinitions[id].kind !== 'mono') expect(kerned).toBeGreaterThan(0);
});
