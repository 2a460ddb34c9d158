import { languages } from '@shortlist/contracts/platform/languages';
import { toText } from '../text';
import type { Block } from '../tree';
import { breakLines } from './break-lines';
import { cardSize, composeCard } from './compose-card';

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
    const tree = composeCard({ title: long[language], line: long[language] }, { language, sheet: true });
    const said = toText(tree).replace(/\s+/g, '');
    expect(said).toBe(`Shortlist${long[language]}${long[language]}`.replace(/\s+/g, ''));
    const { margins, width, height } = tree.page;
    expect({ width, height }).toEqual(cardSize);
    const lines = texts(tree.blocks).reduce((sum, { style, before }) => sum + style.leading + before, 0);
    expect(lines).toBeLessThan(height - margins.top - margins.bottom);
  });

  it('sets a short title larger than a long one, and a long one larger without a sheet', () => {
    const sizeOf = (title: string, sheet: boolean) =>
      texts(composeCard({ title, line: 'A line.' }, { language: 'en', sheet }).blocks)[1]?.style.size ?? 0;
    expect(sizeOf('Contact', true)).toBeGreaterThan(sizeOf(long.de, true));
    expect(sizeOf(long.de, false)).toBeGreaterThan(sizeOf(long.de, true));
  });
});

describe('balanced lines', () => {
  const style = { face: 'noto-serif-jp', weight: 500, size: 20, leading: 30, color: '#000000' } as const;

  it('breaks Japanese after commas, else between phrases', () => {
    expect(breakLines(long.ja, style, 250, 'ja')).toEqual(['求人が求める言葉で、', '書類選考を通る。']);
    const narrow = breakLines(long.ja, style, 130, 'ja');
    expect(narrow.join('')).toBe(long.ja);
    for (const line of narrow) expect(line).not.toMatch(/^[をがで、。る]/);
  });

  it('breaks a title into lines of about equal length', () => {
    const lines = breakLines('One payment for the whole search', { ...style, face: 'source-serif-4' }, 290, 'en');
    expect(lines).toEqual(['One payment for', 'the whole search']);
  });
});
