/**
 * Checks a package's translations: all six languages have the same keys, placeholders and tags, no empty texts, the
 * plural forms that the language needs, and no unused keys. Prints one line per mistake and exits with 1 if there are
 * any. Usage: `node tools/check-locales.mjs PACKAGE`. The compiler already checks that used keys exist, because `t`
 * accepts only known keys.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const languages = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/**
 * Returns the plural forms that a count on a screen can need. Omits the Romance `many` form, which begins at a million.
 */
const listPluralForms = (language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

function flatten(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

const extractPlaceholders = (text) => [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)\/?>/g)].map((match) => match[0]);

function readCatalog(file) {
  const entries = new Map();
  for (const [key, text] of flatten(JSON.parse(readFileSync(file, 'utf8')))) {
    const base = key.replace(pluralSuffix, '');
    const entry = entries.get(base) ?? { forms: [], texts: [], marks: new Set() };
    const form = pluralSuffix.exec(key)?.[1];
    if (form) entry.forms.push(form);
    entry.texts.push(text);
    for (const mark of extractPlaceholders(text)) entry.marks.add(mark);
    entries.set(base, entry);
  }
  return entries;
}

function checkCatalogs(folder) {
  const mistakes = [];
  const missing = languages.filter((language) => !existsSync(join(folder, `${language}.json`)));
  if (missing.length > 0) return { keys: [], mistakes: [`no ${missing.join(', ')}`] };
  const all = languages.map((language) => [language, readCatalog(join(folder, `${language}.json`))]);
  const [, english] = all[0];
  for (const [language, catalogue] of all) {
    for (const key of english.keys()) if (!catalogue.has(key)) mistakes.push(`${language}: ${key} is missing`);
    for (const [key, { texts, forms, marks }] of catalogue) {
      const original = english.get(key);
      if (!original) mistakes.push(`${language}: ${key} is not in English`);
      if (texts.some((text) => text.trim() === '')) mistakes.push(`${language}: ${key} is empty`);
      for (const form of forms.length > 0 ? listPluralForms(language) : []) {
        if (!forms.includes(form)) mistakes.push(`${language}: ${key} needs the form ${form}`);
      }
      if (original && String([...marks].sort()) !== String([...original.marks].sort())) {
        mistakes.push(
          `${language}: ${key} carries ${[...marks].join(' ') || 'nothing'}, not ${[...original.marks].join(' ') || 'nothing'}`,
        );
      }
    }
  }
  return { keys: [...english.keys()], mistakes };
}

/**
 * Returns the unused keys. A key is used if the source quotes it or builds it: `step.${name}` uses every key that
 * begins with "step.".
 */
function findUnusedKeys(keys, sources) {
  const quoted = new Set(
    sources.flatMap((source) => [...source.matchAll(/['"]([\w.]+)['"]/g)].map(([, text]) => text)),
  );
  const built = sources
    .flatMap((source) => [...source.matchAll(/`(\w[\w.]*\$\{[^`]*)`/g)].map(([, text]) => text))
    .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '.+').replace(/\.(?!\+)/g, '\\.')}$`));
  return keys.filter((key) => !quoted.has(key) && !built.some((pattern) => pattern.test(key)));
}

/** Returns the title and description keys of a remote's screens, which the compiler does not check. */
const listRouteTitleKeys = (remote) =>
  [...readFileSync(remote, 'utf8').matchAll(/\b(?:title|description): '([\w.]+)'/g)].map(([, key]) => key);

const folder = resolve(process.argv[2] ?? '.');
const files = listFiles(join(folder, 'src'));
const catalogs = files.filter((file) => /[\\/]locales[\\/]en\.json$/.test(file)).map((file) => join(file, '..'));
// Codes from the contracts, such as template categories, may be used as keys directly.
const contracts = fileURLToPath(new URL('../contracts/src', import.meta.url));
const sources = [...files, ...listFiles(contracts)]
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const remote = join(folder, 'src', 'remote.tsx');
const usesFullKeys = files.includes(remote) || basename(folder) === 'shell';

const checked = catalogs.map((catalogue) => ({ catalogue, ...checkCatalogs(catalogue) }));
const lines = checked.flatMap(({ catalogue, keys, mistakes }) => {
  const unused = usesFullKeys ? findUnusedKeys(keys, sources) : [];
  return [...mistakes, ...unused.map((key) => `${key} is never used`)].map(
    (mistake) => `${relative('.', catalogue)}: ${mistake}`,
  );
});
// The catalogs of an area form one namespace, so a title may be in any of them.
const knownKeys = new Set(checked.flatMap(({ keys }) => keys));
for (const title of files.includes(remote) ? listRouteTitleKeys(remote) : [])
  if (!knownKeys.has(title)) lines.push(`${title}, which a screen is called by, is missing`);
for (const line of lines) console.error(line);
if (lines.length > 0) process.exit(1);
