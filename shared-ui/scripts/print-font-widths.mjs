/**
 * Prints the advance widths (thousandths of an em, U+0020 to U+007E) of the sheet's Latin fonts as JSON, in the format
 * of documents/src/fonts/glyph-widths.json: {"libre-franklin 400": [...]}. A test compares them with the widths of the
 * fonts in exported files.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { open } from 'fontkit';

const require = createRequire(import.meta.url);
const folder = new URL('../src/sheet/fonts/', import.meta.url);
const widthsByFont = {};
for (const cssFile of readdirSync(folder)) {
  const css = readFileSync(new URL(cssFile, folder), 'utf8');
  for (const [, file, weight, style] of css.matchAll(/url\('(\S+-latin-(\d+)-(normal|italic)\.woff2)'\)/g)) {
    const font = await open(require.resolve(file));
    const widths = Array.from({ length: 95 }, (_, index) => {
      const { metrics } = font.hmtx;
      const { advance } = metrics.get(Math.min(font.glyphForCodePoint(32 + index).id, metrics.length - 1));
      return Math.round((advance / font.unitsPerEm) * 1000);
    });
    widthsByFont[`${cssFile.replace('.css', '')} ${weight}${style === 'italic' ? 'i' : ''}`] = widths;
  }
}
console.log(JSON.stringify(widthsByFont));
