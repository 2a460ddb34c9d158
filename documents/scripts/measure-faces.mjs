/**
 * Writes src/faces/widths.json: the advance widths (thousandths of an em) of U+0020 to U+007E for each face and weight
 * that the templates use, read from the fonts themselves. Run it after a template takes a new face or weight:
 *   node documents/scripts/measure-faces.mjs
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { open } from 'fontkit';

const weights = {
  'libre-franklin': ['400', '500', '600', '700'],
  'source-serif-4': ['400', '400i', '600'],
  'instrument-serif': ['400'],
  'instrument-sans': ['400', '500', '600', '700'],
  'hanken-grotesk': ['300', '400', '500', '600'],
  'ibm-plex-sans': ['400', '500', '600'],
  'ibm-plex-mono': ['400', '500', '600'],
  'eb-garamond': ['400', '400i', '600'],
  'source-sans-3': ['400', '600', '700'],
  'zilla-slab': ['500', '600'],
  'fira-sans': ['400', '500', '600'],
  'fira-mono': ['400'],
  'noto-sans-jp': ['400', '500', '600', '700'],
  'noto-sans-kr': ['400', '500', '600', '700'],
  'noto-serif-jp': ['400', '500', '600'],
  'noto-serif-kr': ['400', '500', '600'],
};

const require = createRequire(import.meta.url);
function fontFile(face, key) {
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

const table = {};
for (const [face, keys] of Object.entries(weights)) {
  for (const key of keys) {
    const font = await open(fontFile(face, key));
    const widths = Array.from({ length: 95 }, (_, i) => {
      const { metrics } = font.hmtx;
      const { advance } = metrics.get(Math.min(font.glyphForCodePoint(32 + i).id, metrics.length - 1));
      return Math.round((advance / font.unitsPerEm) * 1000);
    });
    table[`${face} ${key}`] = widths;
    console.log(face, key, (font.ascent - font.descent) / font.unitsPerEm, font.ascent / font.unitsPerEm, font.lineGap);
  }
}
const lines = Object.entries(table).map(([key, widths]) => `  ${JSON.stringify(key)}: ${JSON.stringify(widths)}`);
writeFileSync(new URL('../src/faces/widths.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
