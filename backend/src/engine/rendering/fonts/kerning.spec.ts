import { readFileSync } from 'node:fs';
import { fontIds, fontDefinitions } from '@shortlist/documents/fonts/font-definitions';
import { create } from 'fontkit';
import { resolveFontFile } from './font-files';
import { readKerning } from './kerning';

const letters = [...'ATVWYLPFKRaefgoprtvwyzßéŁøΑΤΥаТУг', ...'.,-–’”(/1470&'];
const noLigatures = { liga: false, clig: false, calt: false, rlig: false, dlig: false };

it.each(fontIds)('kerns %s like a text layout engine', (id) => {
  const weight = Math.max(...fontDefinitions[id].weights.map((weightName) => parseInt(weightName, 10)));
  const bytes = readFileSync(resolveFontFile(id, weight));
  const font = create(Buffer.concat([bytes, Buffer.alloc(10)]));
  const kerning = readKerning(bytes);
  const supportedLetters = letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const mismatches: string[] = [];
  let kernedPairCount = 0;
  for (const left of supportedLetters) {
    for (const right of supportedLetters) {
      const [a, b] = [left, right].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
      const { glyphs, positions } = font.layout(left + right, noLigatures);
      // In some fonts, the engine replaces the glyphs of digits; we do not.
      if (glyphs[0]?.id !== a || glyphs[1]?.id !== b) continue;
      const [singlePosition] = font.layout(left, noLigatures).positions;
      const expected = (positions[0]?.xAdvance ?? 0) - (singlePosition?.xAdvance ?? 0);
      const value = kerning(a ?? 0, b ?? 0);
      if (value !== 0) kernedPairCount++;
      if (value !== expected) mismatches.push(`${left}${right} ${value} ${expected}`);
    }
  }
  expect(mismatches).toEqual([]);
  if (fontDefinitions[id].kind !== 'mono') expect(kernedPairCount).toBeGreaterThan(0);
});
