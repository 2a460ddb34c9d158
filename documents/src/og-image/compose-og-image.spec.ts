import { languages } from '@shortlist/contracts/platform/languages';
import { toPlainText } from '../plain-text';
import type { Block } from '../document-tree';
import { balanceLines } from './balance-lines';
import { ogImageSize, composeOgImage } from './compose-og-image';

const longTitles = {
  en: 'Say what the job asks for, and make the shortlist.',
  es: 'Diga lo que pide la oferta y entre en la lista de finalistas.',
  fr: 'Dites ce que demande l’annonce et soyez parmi les candidats retenus.',
  de: 'Schreiben, was die Stellenausschreibung verlangt, und in die engere Auswahl kommen.',
  ja: '求人が求める言葉で、書類選考を通る。',
  ko: '공고가 찾는 말로, 서류 전형을 통과하세요.',
};
const listTextBlocks = (blocks: Block[]): Extract<Block, { type: 'text' }>[] =>
  blocks.flatMap((block) => (block.type === 'text' ? [block] : 'blocks' in block ? listTextBlocks(block.blocks) : []));

describe('Open Graph image', () => {
  it.each(languages.map(({ code }) => code))('contains wordmark, title and subtitle on one page in %s', (language) => {
    const tree = composeOgImage(
      { title: longTitles[language], subtitle: longTitles[language] },
      { language, sheet: true },
    );
    const text = toPlainText(tree).replace(/\s+/g, '');
    expect(text).toBe(`Shortlist${longTitles[language]}${longTitles[language]}`.replace(/\s+/g, ''));
    const { margins, width, height } = tree.page;
    expect({ width, height }).toEqual(ogImageSize);
    const textHeight = listTextBlocks(tree.blocks).reduce(
      (sum, { style, spaceBefore }) => sum + style.leading + spaceBefore,
      0,
    );
    expect(textHeight).toBeLessThan(height - margins.top - margins.bottom);
  });

  it('sets shorter titles larger, and also titles without a sheet', () => {
    const getTitleSize = (title: string, sheet: boolean) =>
      listTextBlocks(composeOgImage({ title, subtitle: 'A line.' }, { language: 'en', sheet }).blocks)[1]?.style.size ??
      0;
    expect(getTitleSize('Contact', true)).toBeGreaterThan(getTitleSize(longTitles.de, true));
    expect(getTitleSize(longTitles.de, false)).toBeGreaterThan(getTitleSize(longTitles.de, true));
  });
});

describe('balanceLines', () => {
  const style = { font: 'noto-serif-jp', weight: 500, size: 20, leading: 30, color: '#000000' } as const;

  it('breaks Japanese after commas, else between phrases', () => {
    expect(balanceLines(longTitles.ja, style, 250, 'ja')).toEqual(['求人が求める言葉で、', '書類選考を通る。']);
    const narrowLines = balanceLines(longTitles.ja, style, 130, 'ja');
    expect(narrowLines.join('')).toBe(longTitles.ja);
    for (const line of narrowLines) expect(line).not.toMatch(/^[をがで、。る]/);
  });

  it('breaks a title into lines of about equal length', () => {
    const lines = balanceLines('One payment for the whole search', { ...style, font: 'source-serif-4' }, 290, 'en');
    expect(lines).toEqual(['One payment for', 'the whole search']);
  });
});
