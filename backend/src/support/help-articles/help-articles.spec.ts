import { languages } from '@shortlist/contracts/platform/languages';
import { helpCategorySchema } from '@shortlist/contracts/support/help';
import { helpArticles, loadHelpArticles } from './help-articles';
import { actionLabels, categoryLabels } from './labels';

const ids = helpArticles.map(({ id }) => id);
const codes = languages.map(({ code }) => code);
const listPlaceholders = (text: string) => [...text.matchAll(/\{[^}]*\}/g)].map(([placeholder]) => placeholder).sort();

/** Counts three Japanese characters as a word. Scales Korean, which needs fewer words for the same text. */
const countWords = (text: string, language: string) =>
  language === 'ja' ? text.replace(/\s/g, '').length / 3 : text.split(/\s+/).length * (language === 'ko' ? 1.4 : 1);

describe('help articles', () => {
  it('have unique ids, and cover every category and the six questions on the home page', () => {
    expect(ids.length).toBeGreaterThanOrEqual(42);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(helpArticles.map(({ category }) => category))).toEqual(new Set(helpCategorySchema.options));
    expect(helpArticles.flatMap(({ faqPosition }) => faqPosition ?? []).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(helpArticles.map((article) => [article.id, article] as const))(
    'links %s to related articles and actions',
    (id, { related, actions }) => {
      expect(related.length).toBeGreaterThan(0);
      expect(related.filter((other) => other === id || !ids.includes(other))).toEqual([]);
      expect(new Set(related).size).toBe(related.length);
      expect(actions.length).toBeGreaterThan(0);
      for (const { label, path } of actions) {
        expect(path).toMatch(/^\/[a-z-]+(\/[a-z-]+)*$/);
        expect(Object.values(actionLabels[label]).every(Boolean)).toBe(true);
      }
    },
  );

  it('has a label for every category and action in every language', () => {
    for (const labels of [...Object.values(categoryLabels), ...Object.values(actionLabels)]) {
      expect(Object.keys(labels).sort()).toEqual([...codes].sort());
    }
  });

  describe.each(codes)('in %s', (language) => {
    it('has the same articles as in English', async () => {
      expect(Object.keys(await loadHelpArticles(language)).sort()).toEqual([...ids].sort());
    });

    it('has the same placeholders as in English', async () => {
      const [texts, englishTexts] = await Promise.all([loadHelpArticles(language), loadHelpArticles('en')]);
      for (const id of ids) {
        const textPlaceholders = listPlaceholders(texts[id]?.text ?? '');
        expect([id, textPlaceholders]).toEqual([id, listPlaceholders(englishTexts[id]?.text ?? '')]);
        expect(textPlaceholders.filter((name) => !['{free}', '{price}', '{support}'].includes(name))).toEqual([]);
        expect(listPlaceholders(texts[id]?.title ?? '')).toEqual([]);
      }
    });

    it('has articles of readable length without markup', async () => {
      const texts = await loadHelpArticles(language);
      for (const { id, faqPosition } of helpArticles) {
        const { title = '', text = '' } = texts[id] ?? {};
        const wordCount = countWords(text, language);
        expect([id, wordCount >= (faqPosition ? 30 : 70), wordCount <= (faqPosition ? 100 : 230)]).toEqual([
          id,
          true,
          true,
        ]);
        expect([id, title.length > 5 && title.length <= 100]).toEqual([id, true]);
        expect([id, /[<>*#`]|\n{3}|\[\[|\]\]|^\s|\s$|[ \t]\n/.test(text)]).toEqual([id, false]);
      }
    });

    it('has four to ten alternative questions per article, and no question in two articles', async () => {
      const texts = await loadHelpArticles(language);
      const articleByQuestion = new Map<string, string>();
      for (const id of ids) {
        const { asks = [] } = texts[id] ?? {};
        expect([
          id,
          asks.length >= 4 && asks.length <= 10,
          asks.every((ask) => ask.trim() === ask && ask !== ''),
        ]).toEqual([id, true, true]);
        for (const ask of asks) {
          expect([ask, articleByQuestion.get(ask.toLowerCase()) ?? id]).toEqual([ask, id]);
          articleByQuestion.set(ask.toLowerCase(), id);
        }
        expect([id, new Set(asks).size]).toEqual([id, asks.length]);
      }
    });
  });
});
