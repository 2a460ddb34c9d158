import { languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from '../compose/resume';
import { allSamples } from '../samples/all';
import { senior } from '../samples/senior';
import { designOf, designs } from '../templates/designs';
import { toText } from '../text';
import type { DocumentTree, TextStyle } from '../tree';
import { faceMetrics } from './metrics';
import { fontPairs, pairsFor } from './pairs';

function stylesOf(value: unknown): TextStyle[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(stylesOf);
  return 'face' in value && 'size' in value ? [value as TextStyle, ...inside] : inside;
}
const compose = (templateId: string, fonts: string, language: 'en' | 'ja' | 'ko' = 'en') =>
  composeResume(language === 'en' ? senior : allSamples.senior[language], {
    templateId,
    fonts,
    language,
    pageSize: 'A4',
  });
/** Sorted, because fonts decide what fits in a side column and thus the order. */
const wordsOf = (tree: DocumentTree) => (toText(tree).match(/[^\s•,;]+/g) ?? []).sort();

it('uses only weights and italics that each font has', () => {
  for (const { id } of designs) {
    for (const fonts of ['', ...fontPairs.map((pair) => pair.id)]) {
      for (const { face, weight, italic } of stylesOf(compose(id, fonts))) {
        expect(faceMetrics[face].weights).toContain(`${weight}${italic ? 'i' : ''}`);
      }
    }
  }
});

it.each(fontPairs)('sets every template in exactly the two fonts of $label with unchanged text', (pair) => {
  for (const { id } of designs) {
    if (!pairsFor(designOf(id)).some((offered) => offered.id === pair.id)) continue;
    const tree = compose(id, pair.id);
    expect(new Set(stylesOf(tree).map(({ face }) => face))).toEqual(new Set([pair.heading, pair.body]));
    expect(tree.footer.style.face).toBe(pair.body);
    expect(wordsOf(tree)).toEqual(wordsOf(compose(id, '')));
    for (const { size } of stylesOf(tree)) expect(size).toBeGreaterThanOrEqual(7.6);
  }
});

it("lists the template's own pair first and never twice", () => {
  for (const design of designs) {
    const [own, ...others] = pairsFor(design);
    expect(own?.id).toBe('');
    expect(others.length).toBeGreaterThanOrEqual(5);
    const labels = pairsFor(design).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(pairsFor(designOf('creative-split'))[0]?.label).toBe('Bricolage Grotesque + Work Sans');
  expect(compose('creative-split', 'bricolage-grotesque_work-sans')).toEqual(compose('creative-split', ''));
  expect(compose('tech-lead', 'unknown')).toEqual(compose('tech-lead', ''));
});

it("keeps Japanese and Korean in one font of the pair's kind", () => {
  for (const { code } of languages) {
    if (code !== 'ja' && code !== 'ko') continue;
    const script = code === 'ja' ? 'jp' : 'kr';
    const faces = (fonts: string) => [
      ...new Set(stylesOf(compose('classic-serif', fonts, code)).map(({ face }) => face)),
    ];
    expect(faces('')).toEqual([`noto-serif-${script}`]);
    expect(faces('libre-franklin_source-serif-4')).toEqual([`noto-serif-${script}`]);
    expect(faces('eb-garamond_hanken-grotesk')).toEqual([`noto-sans-${script}`]);
  }
});
