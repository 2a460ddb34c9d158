/**
 * Writes src/sheet/faces/*.css: the faces of documents for the sheet, Latin and extended Latin, the weights that the
 * templates use, WOFF2 only. Run it after documents/scripts/measure-faces.mjs, which has the list:
 *   node shared-ui/scripts/write-faces.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

const require = createRequire(import.meta.url);
/** Weights by face, of what is measured: "source-serif-4 400i". Noto comes in slices, or as the reader's own. */
const faces = {};
for (const key of Object.keys(require('@shortlist/documents/faces/widths.json'))) {
  const [face, weight] = key.split(' ');
  if (!face.startsWith('noto-')) (faces[face] ??= []).push(weight.replace('i', '-italic'));
}

for (const [face, weights] of Object.entries(faces)) {
  const rules = weights.flatMap((weight) => {
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
  const file = new URL(`../src/sheet/faces/${face}.css`, import.meta.url);
  writeFileSync(file, await format(rules.join('\n'), { ...(await resolveConfig(file)), parser: 'css' }));
}
