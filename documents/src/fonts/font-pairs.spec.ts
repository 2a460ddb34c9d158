import { languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from '../compose/compose-resume';
import { allSamples } from '../samples/all-samples';
import { seniorResume } from '../samples/senior/en';
import { getTemplateDesign, templateDesigns } from '../templates/designs';
import { toPlainText } from '../plain-text';
import type { DocumentTree, TextStyle } from '../document-tree';
import { fontDefinitions } from './font-definitions';
import { fontPairs, listFontPairs } from './font-pairs';

function listStyles(value: unknown): TextStyle[] {
  if (typeof value !== 'object' || value === null) return [];
  const nestedStyles = Object.values(value).flatMap(listStyles);
  return 'font' in value && 'size' in value ? [value as TextStyle, ...nestedStyles] : nestedStyles;
}
const compose = (templateId: string, fonts: string, language: 'en' | 'ja' | 'ko' = 'en') =>
  composeResume(language === 'en' ? seniorResume : allSamples.senior[language], {
    templateId,
    fonts,
    language,
    pageSize: 'A4',
  });
/** Sorted, because the order of words depends on what fits in a side column, and thus on the fonts. */
const listWords = (tree: DocumentTree) => (toPlainText(tree).match(/[^\s•,;]+/g) ?? []).sort();

it('uses only weights and italics that each font has', () => {
  for (const { id } of templateDesigns) {
    for (const fonts of ['', ...fontPairs.map((pair) => pair.id)]) {
      for (const { font, weight, italic } of listStyles(compose(id, fonts))) {
        expect(fontDefinitions[font].weights).toContain(`${weight}${italic ? 'i' : ''}`);
      }
    }
  }
});

it.each(fontPairs)('uses exactly the two fonts of $label in every template and keeps the text', (pair) => {
  for (const { id } of templateDesigns) {
    if (!listFontPairs(getTemplateDesign(id)).some((candidate) => candidate.id === pair.id)) continue;
    const tree = compose(id, pair.id);
    expect(new Set(listStyles(tree).map(({ font }) => font))).toEqual(new Set([pair.heading, pair.body]));
    expect(tree.footer.style.font).toBe(pair.body);
    expect(listWords(tree)).toEqual(listWords(compose(id, '')));
    for (const { size } of listStyles(tree)) expect(size).toBeGreaterThanOrEqual(7.6);
  }
});

it("lists the template's own pair first and never twice", () => {
  for (const design of templateDesigns) {
    const [templatePair, ...otherPairs] = listFontPairs(design);
    expect(templatePair?.id).toBe('');
    expect(otherPairs.length).toBeGreaterThanOrEqual(5);
    const labels = listFontPairs(design).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(listFontPairs(getTemplateDesign('creative-split'))[0]?.label).toBe('Bricolage Grotesque + Work Sans');
  expect(compose('creative-split', 'bricolage-grotesque_work-sans')).toEqual(compose('creative-split', ''));
  expect(compose('tech-lead', 'unknown')).toEqual(compose('tech-lead', ''));
});

it("sets Japanese and Korean in one font, serif or sans like the pair's body font", () => {
  for (const { code } of languages) {
    if (code !== 'ja' && code !== 'ko') continue;
    const script = code === 'ja' ? 'jp' : 'kr';
    const listFonts = (fonts: string) => [
      ...new Set(listStyles(compose('classic-serif', fonts, code)).map(({ font }) => font)),
    ];
    expect(listFonts('')).toEqual([`noto-serif-${script}`]);
    expect(listFonts('libre-franklin_source-serif-4')).toEqual([`noto-serif-${script}`]);
    expect(listFonts('eb-garamond_hanken-grotesk')).toEqual([`noto-sans-${script}`]);
  }
});
