/**
 * Writes src/fonts/glyph-widths.json: the advance widths (thousandths of an em) of U+0020 to U+007E for each font and
 * weight of src/fonts/fonts.json, read from the font files. Also prints height, ascent and x-height to copy there. Run
 * after adding a font or weight: node documents/scripts/measure-fonts.mjs
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { open } from 'fontkit';

const require = createRequire(import.meta.url);
const faces = JSON.parse(readFileSync(new URL('../src/fonts/fonts.json', import.meta.url), 'utf8'));
function resolveFontFile(face, key) {
  const folder = dirname(require.resolve(`@expo-google-fonts/${face}/package.json`));
  const weight = parseInt(key, 10);
  const name = readdirSync(folder).find(
    (entry) => entry.startsWith(String(weight)) && entry.endsWith('_Italic') === key.endsWith('i'),
  );
  return join(
    folder,
    name,
    readdirSync(join(folder, name)).find((file) => file.endsWith('.ttf')),
  );
}

const glyphWidths = {};
for (const [face, { weights: keys }] of Object.entries(faces)) {
  for (const key of keys) {
    const font = await open(resolveFontFile(face, key));
    const widths = Array.from({ length: 95 }, (_, i) => {
      const { metrics } = font.hmtx;
      const { advance } = metrics.get(Math.min(font.glyphForCodePoint(32 + i).id, metrics.length - 1));
      return Math.round((advance / font.unitsPerEm) * 1000);
    });
    glyphWidths[`${face} ${key}`] = widths;
    const em = (value) => value / font.unitsPerEm;
    console.log(face, key, em(font.ascent - font.descent), em(font.ascent), em(font.xHeight), font.lineGap);
  }
}
const lines = Object.entries(glyphWidths).map(([key, widths]) => `  ${JSON.stringify(key)}: ${JSON.stringify(widths)}`);
writeFileSync(new URL('../src/fonts/glyph-widths.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
