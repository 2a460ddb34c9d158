/**
 * Checks that the catalogs of a package have the same keys, placeholders and tags in all six languages, the plural
 * forms that each language needs, no-break spaces in French, no empty messages and no unused keys. Prints one line per
 * error and exits with 1 if there are errors. The compiler checks that used keys exist, because `t` accepts only known
 * keys.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { languages } from './languages.mjs';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** Omits `many`, which French and Spanish need only from a million on. */
const listPluralForms = (language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');

/** In French, a space precedes these marks, and a line must not break there. */
const breakablePattern = / [:;!?»]|« /;

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
    const entry = entries.get(base) ?? { forms: [], texts: [], placeholders: new Set() };
    const form = pluralSuffix.exec(key)?.[1];
    if (form) entry.forms.push(form);
    entry.texts.push(text);
    for (const placeholder of extractPlaceholders(text)) entry.placeholders.add(placeholder);
    entries.set(base, entry);
  }
  return entries;
}

function checkCatalogs(folder) {
  const errors = [];
  const missingLanguages = languages.filter((language) => !existsSync(join(folder, `${language}.json`)));
  if (missingLanguages.length > 0)
    return { keys: [], errors: missingLanguages.map((language) => `${language}.json is missing`) };
  const catalogEntries = languages.map((language) => [language, readCatalog(join(folder, `${language}.json`))]);
  const [, english] = catalogEntries[0];
  for (const [language, catalog] of catalogEntries) {
    for (const key of english.keys()) if (!catalog.has(key)) errors.push(`${language}: ${key} is missing`);
    for (const [key, { texts, forms, placeholders }] of catalog) {
      const englishEntry = english.get(key);
      if (!englishEntry) errors.push(`${language}: ${key} is missing in English`);
      if (texts.some((text) => text.trim() === '')) errors.push(`${language}: ${key} is empty`);
      if (language === 'fr' && texts.some((text) => breakablePattern.test(text)))
        errors.push(`fr: ${key} lacks a no-break space beside a punctuation mark`);
      for (const form of forms.length > 0 ? listPluralForms(language) : []) {
        if (!forms.includes(form)) errors.push(`${language}: ${key} lacks the plural form ${form}`);
      }
      if (englishEntry && String([...placeholders].sort()) !== String([...englishEntry.placeholders].sort())) {
        errors.push(
          `${language}: ${key} has ${[...placeholders].join(' ') || 'no placeholders'} instead of ${[...englishEntry.placeholders].join(' ') || 'none'}`,
        );
      }
    }
  }
  return { keys: [...english.keys()], errors };
}

/** Returns keys that no source quotes or builds. A template such as `step.${name}` uses every key that matches it. */
function findUnusedKeys(keys, sources) {
  const quotedKeys = new Set(
    sources.flatMap((source) => [...source.matchAll(/['"]([\w.]+)['"]/g)].map(([, text]) => text)),
  );
  const builtPatterns = sources
    .flatMap((source) => [...source.matchAll(/`(\w[\w.]*\$\{[^`]*)`/g)].map(([, text]) => text))
    .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '.+').replace(/\.(?!\+)/g, '\\.')}$`));
  return keys.filter((key) => !quotedKeys.has(key) && !builtPatterns.some((pattern) => pattern.test(key)));
}

const listRouteTitleKeys = (remote) =>
  [...readFileSync(remote, 'utf8').matchAll(/\b(?:title|description): '([\w.]+)'/g)].map(([, key]) => key);

const { names } = readArguments('node scripts/check-locales.mjs PACKAGE');
const folder = resolve(names[0] ?? '.');
const files = listFiles(join(folder, 'src'));
const catalogs = files.filter((file) => /[\\/]locales[\\/]en\.json$/.test(file)).map((file) => join(file, '..'));
// Codes of the contracts, such as template categories, are used as keys.
const contracts = fileURLToPath(new URL('../contracts/src', import.meta.url));
const sources = [...files, ...listFiles(contracts)]
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const remote = join(folder, 'src', 'remote.tsx');
const canFindUnusedKeys = files.includes(remote) || basename(folder) === 'shell';

const results = catalogs.map((catalogFolder) => ({ catalogFolder, ...checkCatalogs(catalogFolder) }));
const errorMessages = results.flatMap(({ catalogFolder, keys, errors }) => {
  const unusedKeys = canFindUnusedKeys ? findUnusedKeys(keys, sources) : [];
  return [...errors, ...unusedKeys.map((key) => `${key} is unused`)].map(
    (error) => `${relative('.', catalogFolder)}: ${error}`,
  );
});
// The catalogs of an area form one namespace, so a title may be in any of them.
const knownKeys = new Set(results.flatMap(({ keys }) => keys));
for (const titleKey of files.includes(remote) ? listRouteTitleKeys(remote) : [])
  if (!knownKeys.has(titleKey)) errorMessages.push(`the screen title ${titleKey} is missing`);
for (const line of errorMessages) console.error(line);
if (errorMessages.length > 0) process.exit(1);
