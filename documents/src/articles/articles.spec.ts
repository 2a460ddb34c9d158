import { languages } from '@shortlist/contracts/platform/languages';
import { helpCategorySchema } from '@shortlist/contracts/support/help';
import { articles, loadArticles } from './index';
import { actionLabels, categoryNames } from './words';

const ids = articles.map(({ id }) => id);
const codes = languages.map(({ code }) => code);
const placeholders = (text: string) => [...text.matchAll(/\{[^}]*\}/g)].map(([found]) => found).sort();

/** Japanese is counted in characters, three to a word; Korean writes a third fewer words for the same. */
const lengthOf = (text: string, language: string) =>
  language === 'ja' ? text.replace(/\s/g, '').length / 3 : text.split(/\s+/).length * (language === 'ko' ? 1.4 : 1);

describe('articles', () => {
  it('are at least 42, in every category, each id once, the six questions of the home page among them', () => {
    expect(ids.length).toBeGreaterThanOrEqual(42);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(helpCategorySchema.options));
    expect(articles.flatMap(({ faq }) => faq ?? []).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(articles.map((article) => [article.id, article] as const))('%s leads on', (id, { related, actions }) => {
    expect(related.length).toBeGreaterThan(0);
    expect(related.filter((other) => other === id || !ids.includes(other))).toEqual([]);
    expect(new Set(related).size).toBe(related.length);
    expect(actions.length).toBeGreaterThan(0);
    for (const { label, path } of actions) {
      expect(path).toMatch(/^\/[a-z-]+(\/[a-z-]+)*$/);
      expect(Object.values(actionLabels[label]).every(Boolean)).toBe(true);
    }
  });

  it('have a name for every category and action in every language', () => {
    for (const words of [...Object.values(categoryNames), ...Object.values(actionLabels)]) {
      expect(Object.keys(words).sort()).toEqual([...codes].sort());
    }
  });

  describe.each(codes)('in %s', (language) => {
    it('have the same ids', async () => {
      expect(Object.keys(await loadArticles(language)).sort()).toEqual([...ids].sort());
    });

    it('have the placeholders of the English text and no others', async () => {
      const [texts, english] = await Promise.all([loadArticles(language), loadArticles('en')]);
      for (const id of ids) {
        const found = placeholders(texts[id]?.text ?? '');
        expect([id, found]).toEqual([id, placeholders(english[id]?.text ?? '')]);
        expect(found.filter((name) => !['{free}', '{price}', '{support}'].includes(name))).toEqual([]);
        expect(placeholders(texts[id]?.title ?? '')).toEqual([]);
      }
    });

    it('are of a length that is read, without markup', async () => {
      const texts = await loadArticles(language);
      for (const { id, faq } of articles) {
        const { title = '', text = '' } = texts[id] ?? {};
        const length = lengthOf(text, language);
        expect([id, length >= (faq ? 30 : 70), length <= (faq ? 100 : 230)]).toEqual([id, true, true]);
        expect([id, title.length > 5 && title.length <= 100]).toEqual([id, true]);
        expect([id, /[<>*#`]|\n{3}|\[\[|\]\]|^\s|\s$|[ \t]\n/.test(text)]).toEqual([id, false]);
      }
    });

    it('can be asked for in four to ten other ways, each of one article only', async () => {
      const texts = await loadArticles(language);
      const asked = new Map<string, string>();
      for (const id of ids) {
        const { asks = [] } = texts[id] ?? {};
        expect([
          id,
          asks.length >= 4 && asks.length <= 10,
          asks.every((ask) => ask.trim() === ask && ask !== ''),
        ]).toEqual([id, true, true]);
        for (const ask of asks) {
          expect([ask, asked.get(ask.toLowerCase()) ?? id]).toEqual([ask, id]);
          asked.set(ask.toLowerCase(), id);
        }
        expect([id, new Set(asks).size]).toEqual([id, asks.length]);
      }
    });
  });
});
