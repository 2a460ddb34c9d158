import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { helpArticles, loadHelpArticles } from '@shortlist/backend/support/help-articles/help-articles';

const root = resolve(__dirname, '../..');
const folders = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .flatMap((name) => [`${name}/src/locales`, ...(name === 'shell' ? ['shell/src/account/locales'] : [])]);

const nonLabelQuotes = ['Get a copy of your data', 'up to', 'Does not say', 'customer retention', 'kept clients'];

type Tree = { [key: string]: Tree | string };
const flatten = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : flatten(value, `${path}.${key}`),
  );

/** Articles quote labels with a placeholder for the price, and with 3 for any other number. */
const toQuotedForm = (label: string) =>
  label
    .replaceAll('{{price}}', '{price}')
    .replaceAll('{{number}}', '3')
    .replace(/[.。]$/, '');

const readLabels = (language: Language) =>
  new Map(
    folders.flatMap((folder) =>
      flatten(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Tree, folder).map(
        ([key, text]) => [key, toQuotedForm(text)] as const,
      ),
    ),
  );

describe.each(languages.map(({ code }) => code))('help articles in %s', (language) => {
  it('use the names of buttons and fields as on the screens', async () => {
    const [english, texts] = [await loadHelpArticles('en'), await loadHelpArticles(language)];
    const [englishLabels, labels] = [readLabels('en'), readLabels(language)];
    const wrongQuotes = helpArticles.flatMap(({ id }) =>
      [...(english[id]?.text ?? '').matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => {
        if (nonLabelQuotes.includes(quoted)) return [];
        const keys = [...englishLabels].filter(([, label]) => label === quoted.replace(/\.$/, '')).map(([key]) => key);
        const isQuoted = keys.some((key) => (texts[id]?.text ?? '').includes(labels.get(key) ?? '\0'));
        return isQuoted ? [] : [`${id}: “${quoted}”, ${[...new Set(keys.map((key) => labels.get(key)))].join(' or ')}`];
      }),
    );
    expect(wrongQuotes).toEqual([]);
  });
});
