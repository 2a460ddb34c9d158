import { languages } from '@shortlist/contracts/platform/languages';
import { toPlainText } from '../plain-text';
import type { Block } from '../document-tree';
import { balanceLines } from './balance-lines';
import { ogImageSize, composeOgImage } from './compose-og-image';

const long = {
  en: 'Say what the job asks for, and make the shortlist.',
  es: 'Diga lo que pide la oferta y entre en la lista de finalistas.',
  fr: 'Dites ce que demande l’annonce et soyez parmi les candidats retenus.',
  de: 'Schreiben, was die Stellenausschreibung verlangt, und in die engere Auswahl kommen.',
  ja: '求人が求める言葉で、書類選考を通る。',
  ko: '공고가 찾는 말로, 서류 전형을 통과하세요.',
};
const texts = (blocks: Block[]): Extract<Block, { type: 'text' }>[] =>
  blocks.flatMap((block) => (block.type === 'text' ? [block] : 'blocks' in block ? texts(block.blocks) : []));

describe('Open Graph image', () => {
  it.each(languages.map(({ code }) => code))('contains name, title and line on one page in %s', (language) => {
    const tree = composeOgImage({ title: long[language], subtitle: long[language] }, { language, sheet: true });
    const said = toPlainText(tree).replace(/\s+/g, '');
    expect(said).toBe(`Shortlist${long[language]}${long[language]}`.replace(/\s+/g, ''));
    const { margins, width, height } = tree.page;
    expect({ width, height }).toEqual(ogImageSize);
    const lines = texts(tree.blocks).reduce((sum, { style, spaceBefore }) => sum + style.leading + spaceBefore, 0);
    expect(lines).toBeLessThan(height - margins.top - margins.bottom);
  });

  it('sets a short title larger than a long one, and a long one larger without a sheet', () => {
    const sizeOf = (title: string, sheet: boolean) =>
      texts(composeOgImage({ title, subtitle: 'A line.' }, { language: 'en', sheet }).blocks)[1]?.style.size ?? 0;
    expect(sizeOf('Contact', true)).toBeGreaterThan(sizeOf(long.de, true));
    expect(sizeOf(long.de, false)).toBeGreaterThan(sizeOf(long.de, true));
  });
});

describe('balanced lines', () => {
  const style = { font: 'noto-serif-jp', weight: 500, size: 20, leading: 30, color: '#000000' } as const;

  it('breaks Japanese after commas, else between phrases', () => {
    expect(balanceLines(long.ja, style, 250, 'ja')).toEqual(['求人が求める言葉で、', '書類選考を通る。']);
    const narrow = balanceLines(long.ja, style, 130, 'ja');
    expect(narrow.join('')).toBe(long.ja);
    for (const line of narrow) expect(line).not.toMatch(/^[をがで、。る]/);
  });

  it('breaks a title into lines of about equal length', () => {
    const lines = balanceLines('One payment for the whole search', { ...style, font: 'source-serif-4' }, 290, 'en');
    expect(lines).toEqual(['One payment for', 'the whole search']);
  });
});
