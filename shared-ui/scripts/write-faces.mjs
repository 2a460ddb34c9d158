/**
 * Writes src/sheet/faces/*.css: the faces of documents for the sheet, Latin and extended Latin, the weights that the
 * templates use, WOFF2 only. Run it after a template takes a new face or weight:
 *   node shared-ui/scripts/write-faces.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

const faces = {
  'libre-franklin': ['400', '500', '600', '700'],
  'source-serif-4': ['400', '400-italic', '600'],
  'instrument-serif': ['400'],
  'instrument-sans': ['400', '500', '600', '700'],
  'hanken-grotesk': ['300', '400', '500', '600'],
  'ibm-plex-sans': ['400', '500', '600'],
  'ibm-plex-mono': ['400', '500', '600'],
  'eb-garamond': ['400', '400-italic', '600'],
  'source-sans-3': ['400', '600', '700'],
  'zilla-slab': ['500', '600'],
  'fira-sans': ['400', '500', '600'],
  'fira-mono': ['400'],
};

const require = createRequire(import.meta.url);
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
