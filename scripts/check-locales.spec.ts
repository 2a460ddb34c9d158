import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages as contractLanguages } from '@shortlist/contracts/platform/languages';
import { languages } from './languages.mjs';

const validCatalog = { title: 'Title', greet: 'Hello {{name}}', blank: { left_one: 'One', left_other: '{{count}}' } };
const validCatalogWithoutPlurals = { title: 'T', greet: '{{name}}', blank: { left_other: '{{count}}' } };

describe('check-locales', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
    mkdirSync(join(folder, 'src/locales'), { recursive: true });
    for (const language of languages)
      writeCatalog(language, language === 'ja' || language === 'ko' ? validCatalogWithoutPlurals : validCatalog);
    writeSource("t('greet', { name }); t(`blank.${state}`, { count });");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const writeCatalog = (language: string, catalog: object) =>
    writeFileSync(join(folder, 'src/locales', `${language}.json`), JSON.stringify(catalog));
  const writeSource = (text: string) =>
    writeFileSync(join(folder, 'src/remote.tsx'), `const r = { title: 'title' };\n${text}`);
  const check = () => {
    const { status, stderr } = spawnSync('node', [join(__dirname, 'check-locales.mjs'), folder], {
      encoding: 'utf8',
    });
    return { status, mistakes: stderr.split('\n').filter(Boolean) };
  };

  it('checks all languages of the contracts', () => {
    expect(languages).toEqual(contractLanguages.map(({ code }) => code));
  });

  it('accepts valid translations', () => {
    expect(check()).toEqual({ status: 0, mistakes: [] });
  });

  it.each<[string, () => void, string]>([
    ['a missing text', () => writeCatalog('de', { ...validCatalog, greet: undefined }), 'de: greet is missing'],
    [
      'a text that English lacks',
      () => writeCatalog('fr', { ...validCatalog, more: 'x' }),
      'fr: more is missing in English',
    ],
    ['an empty text', () => writeCatalog('ja', { ...validCatalogWithoutPlurals, title: ' ' }), 'ja: title is empty'],
    [
      'a missing placeholder',
      () => writeCatalog('es', { ...validCatalog, greet: 'Hola' }),
      'es: greet has no placeholders instead of {{name}}',
    ],
    [
      'a missing plural form',
      () => writeCatalog('fr', { ...validCatalog, blank: { left_other: '{{count}}' } }),
      'fr: blank.left lacks the plural form one',
    ],
    [
      'a French text whose line may break before a colon',
      () => writeCatalog('fr', { ...validCatalog, title: 'Titre : x' }),
      'fr: title lacks a no-break space beside a punctuation mark',
    ],
    ['an unused text', () => writeSource('t(`blank.${state}`);'), 'greet is unused'],
    [
      'an unknown title',
      () => writeSource("t('greet'); t(`blank.${s}`); ({ title: 'other' });"),
      'the screen title other is missing',
    ],
    ['a missing language', () => rmSync(join(folder, 'src/locales/ko.json')), 'ko.json is missing'],
  ])('reports %s', (_name, breakCatalogs, mistake) => {
    breakCatalogs();
    const { status, mistakes } = check();
    expect(status).toBe(1);
    expect(mistakes).toContainEqual(expect.stringContaining(mistake));
  });
});
