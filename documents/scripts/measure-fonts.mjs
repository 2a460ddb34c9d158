/**
 * Writes the advance widths of U+0020 to U+007E, in thousandths of an em, to src/fonts/glyph-widths.json. Prints
 * height, ascent and x-height, to copy into fonts.json. Run after adding a font or weight to fonts.json.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { open } from 'fontkit';

const require = createRequire(import.meta.url);
const fontsById = JSON.parse(readFileSync(new URL('../src/fonts/fonts.json', import.meta.url), 'utf8'));
function resolveFontFile(fontId, weightKey) {
  const folder = dirname(require.resolve(`@expo-google-fonts/${fontId}/package.json`));
  const weight = parseInt(weightKey, 10);
  const name = readdirSync(folder).find(
    (entry) => entry.startsWith(String(weight)) && entry.endsWith('_Italic') === weightKey.endsWith('i'),
  );
  return join(
    folder,
    name,
    readdirSync(join(folder, name)).find((file) => file.endsWith('.ttf')),
  );
}

const glyphWidths = {};
for (const [fontId, { weights: weightKeys }] of Object.entries(fontsById)) {
  for (const weightKey of weightKeys) {
    const font = await open(resolveFontFile(fontId, weightKey));
    const widths = Array.from({ length: 95 }, (_, i) => {
      const { metrics } = font.hmtx;
      const { advance } = metrics.get(Math.min(font.glyphForCodePoint(32 + i).id, metrics.length - 1));
      return Math.round((advance / font.unitsPerEm) * 1000);
    });
    glyphWidths[`${fontId} ${weightKey}`] = widths;
    const em = (value) => value / font.unitsPerEm;
    console.log(fontId, weightKey, em(font.ascent - font.descent), em(font.ascent), em(font.xHeight), font.lineGap);
  }
}
const lines = Object.entries(glyphWidths).map(([key, widths]) => `  ${JSON.stringify(key)}: ${JSON.stringify(widths)}`);
writeFileSync(new URL('../src/fonts/glyph-widths.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
