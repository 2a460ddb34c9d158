/**
 * Writes src/sheet/fonts/*.css. Each document font (documents/src/fonts/fonts.json) gets a style sheet with the rules
 * for its Latin and extended Latin WOFF2 files. font-families.css has the classes that set the font of a text.
 *
 * node shared-ui/scripts/write-sheet-fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

const require = createRequire(import.meta.url);
const fonts = require('@shortlist/documents/fonts/fonts.json');
const writeStyleSheet = async (name, css) => {
  const file = new URL(`../src/sheet/fonts/${name}.css`, import.meta.url);
  writeFileSync(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
};

const fallbackFonts = {
  sans: "'Noto Sans', sans-serif",
  serif: "'Noto Serif', serif",
  mono: "'Noto Sans Mono', monospace",
};
/** East Asian fonts use their variable version here, with system fonts as fallback until it has loaded. */
const eastAsianFallbacks = {
  'noto-sans-jp': "'Hiragino Sans', 'Yu Gothic', sans-serif",
  'noto-sans-kr': "'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif",
  'noto-serif-jp': "'Hiragino Mincho ProN', 'Yu Mincho', serif",
  'noto-serif-kr': 'AppleMyungjo, Batang, serif',
};
const families = Object.entries(fonts).map(([id, { family, kind }]) => {
  const fontFamily =
    id in eastAsianFallbacks
      ? `'${family} Variable', '${family}', ${eastAsianFallbacks[id]}`
      : `'${family}', ${fallbackFonts[kind]}`;
  return `.sheet-face-${id} { font-family: ${fontFamily}; }`;
});
await writeStyleSheet(
  'font-families',
  `/* Classes that set the font of a text, with fallbacks until the font has loaded. */\n${families.join('\n')}`,
);

// Skips Noto fonts, which are loaded in slices or come from the reader's system.
for (const [fontId, { weights }] of Object.entries(fonts).filter(([id]) => !id.startsWith('noto-'))) {
  const rules = weights.flatMap((weightKey) => {
    const weight = weightKey.replace('i', '-italic');
    const css = readFileSync(require.resolve(`@fontsource/${fontId}/${weight}.css`), 'utf8');
    return css
      .split(/(?=\/\*)/)
      .filter((rule) => /^\/\* \S+-latin(-ext)?-\d/.test(rule))
      .map((rule) =>
        rule
          .replace(/^\/\*.*\*\/\s*/, '')
          .replace(/url\(\.\/(\S+\.woff2)\)/, `url('@fontsource/${fontId}/$1')`)
          .replace(/, url\([^)]*\.woff\) format\('woff'\)/, ''),
      );
  });
  await writeStyleSheet(fontId, rules.join('\n'));
}
