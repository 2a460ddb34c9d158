import { fontIds } from '@shortlist/documents/fonts/font-definitions';
import { ParsedFont, getParsedFont } from './parsed-font';
import { resolveFontFile } from './font-files';

const franklin = getParsedFont(resolveFontFile('libre-franklin', 400));
const measureWidth = (text: string) => franklin.shape(text).width;

it('parses each font once per process', () => {
  expect(getParsedFont(resolveFontFile('libre-franklin', 400))).toBe(franklin);
});

it('kerns pairs', () => {
  expect(measureWidth('AV')).toBeLessThan(measureWidth('A') + measureWidth('V'));
});

it('gives a line the total width of its words, so that drawn and measured widths agree', () => {
  const words = ['AV ', 'To ', 'Tokyo, ', 'Wave'];
  expect(measureWidth(words.join(''))).toBeCloseTo(
    words.reduce((sum, word) => sum + measureWidth(word), 0),
    6,
  );
});

it.each(fontIds)('measures spaces in %s', (id) => {
  const { glyphs, width } = getParsedFont(resolveFontFile(id, 400)).shape('A b');
  expect(glyphs[1]?.advance).toBeGreaterThan(150);
  expect(width).toBeLessThan(2_500);
});

it('narrows the spaces of monospaced fonts, so that parsers do not take them for gaps', () => {
  const mono = getParsedFont(resolveFontFile('fira-mono', 400));
  expect(mono.shape('a').width).toBe(600);
  expect(mono.shape('a b').width).toBe(1780);
  expect(mono.shape('a ').width + mono.shape('b').width).toBe(1780);
});

it('draws letters as capitals that stand for the letters', () => {
  const { glyphs } = franklin.shape('aß B', true);
  const capitals = franklin.shape('Aß B').glyphs;
  expect(glyphs.map(({ id, advance }) => [id, advance])).toEqual(capitals.map(({ id, advance }) => [id, advance]));
  expect(String.fromCodePoint(...glyphs.map(({ codePoint }) => codePoint))).toBe('aß B');
});

it('does not form ligatures', () => {
  expect(franklin.shape('office flow').glyphs).toHaveLength('office flow'.length);
});

it('draws spaces that control line breaking as plain spaces', () => {
  expect(franklin.shape('a\u00a0b\u202fc').glyphs.map((glyph) => glyph.codePoint)).toEqual([97, 32, 98, 32, 99]);
});

it('rejects letters of scripts that need complex shaping', () => {
  const noto = getParsedFont(resolveFontFile('noto-sans', 400));
  expect(noto.fontkitFont.hasGlyphForCodePoint('क'.codePointAt(0) ?? 0)).toBe(true);
  expect(noto.hasGlyph('क')).toBe(false);
  expect(noto.hasGlyph('ж')).toBe(true);
});

it('shapes a text independently of earlier texts', () => {
  const newFont = new ParsedFont(resolveFontFile('noto-sans-jp', 400));
  const usedFont = new ParsedFont(resolveFontFile('noto-sans-jp', 400));
  usedFont.shape('\u2f00\u2f08');
  expect(usedFont.shape('一人')).toEqual(newFont.shape('一人'));
});
