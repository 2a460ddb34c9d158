/**
 * Writes src/sheet/fonts/*.css: the document fonts (documents/src/fonts/fonts.json) for the sheet, Latin and extended
 * Latin, WOFF2 only, and the font families that texts refer to: node shared-ui/scripts/write-sheet-fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

const require = createRequire(import.meta.url);
const fonts = require('@shortlist/documents/fonts/fonts.json');
const write = async (name, css) => {
  const file = new URL(`../src/sheet/fonts/${name}.css`, import.meta.url);
  writeFileSync(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
};

const fallbackFonts = {
  sans: "'Noto Sans', sans-serif",
  serif: "'Noto Serif', serif",
  mono: "'Noto Sans Mono', monospace",
};
/** East Asian fonts use their variable version here, with system fonts as fallback until it has loaded. */
const eastAsian = {
  'noto-sans-jp': "'Hiragino Sans', 'Yu Gothic', sans-serif",
  'noto-sans-kr': "'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif",
  'noto-serif-jp': "'Hiragino Mincho ProN', 'Yu Mincho', serif",
  'noto-serif-kr': 'AppleMyungjo, Batang, serif',
};
const families = Object.entries(fonts).map(([id, { family, kind }]) => {
  const own =
    id in eastAsian ? `'${family} Variable', '${family}', ${eastAsian[id]}` : `'${family}', ${fallbackFonts[kind]}`;
  return `.sheet-face-${id} { font-family: ${own}; }`;
});
await write(
  'families',
  `/* The families by which texts name their face, with what stands in until it is loaded. */\n${families.join('\n')}`,
);

/** Skips Noto, which is loaded in slices or comes from the reader's system. */
for (const [face, { weights }] of Object.entries(fonts).filter(([id]) => !id.startsWith('noto-'))) {
  const rules = weights.flatMap((key) => {
    const weight = key.replace('i', '-italic');
    const css = readFileSync(require.resolve(`@fontsource/${face}/${weight}.css`), 'utf8');
    return css
      .split(/(?=\/\*)/)
      .filter((rule) => /^\/\* \S+-latin(-ext)?-\d/.test(rule))
      .map((rule) =>
        rule
          .replace(/^\/\*.*\*\/\s*/, '')
          .replace(/url\(\.\/(\S+\.woff2)\)/, `url('@fontsource/${face}/$1')`)
          .replace(/, url\([^)]*\.woff\) format\('woff'\)/, ''),
      );
  });
  await write(face, rules.join('\n'));
}
