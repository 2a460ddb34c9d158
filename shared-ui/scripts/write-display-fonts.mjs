/**
 * Writes the serif fonts of Japanese and Korean headings to src/theme/display-fonts/, reduced to the characters of the
 * translations. Each language has a style sheet and two font files. The first file has the characters of headings. The
 * second file has the other characters, and a browser requests it only when a heading contains one of them.
 *
 * node shared-ui/scripts/write-display-fonts.mjs writes the files.
 * node shared-ui/scripts/write-display-fonts.mjs --check exits with code 1 if both files lack a character of a heading.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from 'fontkit';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('../src/theme/display-fonts/', import.meta.url));

/**
 * Both fonts use the SIL Open Font License without a reserved name. `features` lists the OpenType features that
 * base.css uses.
 */
const displayFonts = {
  ja: {
    family: 'Shippori Mincho',
    file: '@expo-google-fonts/shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf',
    features: [],
  },
  ko: {
    family: 'Noto Serif KR',
    file: '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf',
    features: ['palt', 'kern'],
  },
};

/** The first pattern matches messages that use the display font. The second pattern matches Markdown headings. */
const headingPatterns = [
  /^\s*"?\w*?(?:title|heading|headline|name|posting|reach|status)(?:_\w+)?"?:\s+(["'`])(?<text>.*)\1,?$/gim,
  /^#+ (?<text>.+)$/gm,
];
/** Characters below this code point use the Latin fonts. */
const firstEastAsianCodePoint = 0x2e80;

function listTextFiles(language) {
  const packages = readdirSync(root).filter((name) => /^(contracts|documents|shared-ui|shell|mf-.*)$/.test(name));
  return packages
    .flatMap((name) => {
      const source = join(root, name, 'src');
      return readdirSync(source, { recursive: true }).map((file) => join(source, file));
    })
    .filter(
      (file) => new RegExp(`[\\\\/]${language}(\\.json|[\\\\/][\\w-]+\\.json)$`).test(file) && !/samples/.test(file),
    )
    .concat(join(root, `documents/src/samples/nurse/${language}.ts`))
    .sort();
}

const listEastAsianLetters = (text) =>
  new Set([...text].filter((letter) => letter.codePointAt(0) >= firstEastAsianCodePoint));

function collectCharacters(language) {
  const headingLetters = new Set();
  const otherLetters = new Set();
  for (const file of listTextFiles(language)) {
    const text = readFileSync(file, 'utf8');
    const headingTexts = headingPatterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ groups }) => groups.text),
    );
    for (const letter of listEastAsianLetters(headingTexts.join(''))) headingLetters.add(letter);
    if (/[\\/]locales[\\/]/.test(file)) for (const letter of listEastAsianLetters(text)) otherLetters.add(letter);
  }
  for (const letter of headingLetters) otherLetters.delete(letter);
  return { headings: [...headingLetters].sort(), others: [...otherLetters].sort() };
}

function toUnicodeRanges(letters) {
  const toHex = (code) => code.toString(16).toUpperCase();
  const ranges = [];
  for (const code of letters.map((letter) => letter.codePointAt(0))) {
    const lastRange = ranges.at(-1);
    if (lastRange?.[1] === code - 1) lastRange[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${toHex(from)}` : `U+${toHex(from)}-${toHex(to)}`)).join(', ');
}

async function writeDisplayFont(language) {
  const { family, file, features } = displayFonts[language];
  const font = readFileSync(require.resolve(file));
  const rules = [];
  for (const [kind, letters] of Object.entries(collectCharacters(language))) {
    const subset = await subsetFont(font, letters.join(''), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: features,
    });
    writeFileSync(join(folder, `${language}-${kind}.woff2`), subset);
    console.log(`${language}-${kind}: ${letters.length} characters, ${subset.length} bytes`);
    // The rule for headings comes later in the style sheet and takes precedence. The earlier rule can therefore cover
    // the whole range, which is much shorter than an exact list.
    const range = kind === 'headings' ? toUnicodeRanges(letters) : 'U+2E80-FFEF';
    rules.unshift(`@font-face {
      font-family: '${family} Display'; font-weight: 200 800; font-display: swap;
      src: url('./${language}-${kind}.woff2') format('woff2'); unicode-range: ${range};
    }`);
  }
  const css = join(folder, `${language}.css`);
  const headerComment = `/* Written by scripts/write-display-fonts.mjs from the translations: ${family} for headings, in one weight. */\n`;
  writeFileSync(css, await format(headerComment + rules.join('\n'), { ...(await resolveConfig(css)), parser: 'css' }));
}

async function findMissingCharacters(language) {
  const files = readdirSync(folder).filter((name) => name.startsWith(language) && name.endsWith('.woff2'));
  const fonts = await Promise.all(files.map((name) => open(join(folder, name))));
  const availableCodePoints = new Set(fonts.flatMap((font) => font.characterSet));
  return collectCharacters(language).headings.filter((letter) => !availableCodePoints.has(letter.codePointAt(0)));
}

if (process.argv.includes('--check')) {
  for (const language of Object.keys(displayFonts)) {
    const letters = await findMissingCharacters(language);
    if (letters.length === 0) continue;
    console.error(`${language}: the display font has no ${letters.join('')}. Run "npm run display -w shared-ui"`);
    process.exitCode = 1;
  }
} else {
  for (const language of Object.keys(displayFonts)) await writeDisplayFont(language);
}
