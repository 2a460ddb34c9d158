import { faceIds } from '@shortlist/documents/faces/metrics';
import { Face, face } from './face';
import { faceFile } from './files';

const franklin = face(faceFile('libre-franklin', 400));
const width = (text: string) => franklin.shape(text).width;

it('parses each font once per process', () => {
  expect(face(faceFile('libre-franklin', 400))).toBe(franklin);
});

it('kerns pairs', () => {
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
});

it('makes a line as wide as its words, so drawn and measured widths agree', () => {
  const words = ['AV ', 'To ', 'Tokyo, ', 'Wave'];
  expect(width(words.join(''))).toBeCloseTo(
    words.reduce((sum, word) => sum + width(word), 0),
    6,
  );
});

it.each(faceIds)('knows the width of a space in %s', (id) => {
  const { glyphs, width } = face(faceFile(id, 400)).shape('A b');
  expect(glyphs[1]?.advance).toBeGreaterThan(150);
  expect(width).toBeLessThan(2_500);
});

it('forms no ligatures', () => {
  expect(franklin.shape('office flow').glyphs).toHaveLength('office flow'.length);
});

it('draws spaces that control line breaking as plain spaces', () => {
  expect(franklin.shape('a\u00a0b\u202fc').glyphs.map((glyph) => glyph.codePoint)).toEqual([97, 32, 98, 32, 99]);
});

it('rejects letters of scripts that need complex shaping', () => {
  const noto = face(faceFile('noto-sans', 400));
  expect(noto.font.hasGlyphForCodePoint('क'.codePointAt(0) ?? 0)).toBe(true);
  expect(noto.has('क')).toBe(false);
  expect(noto.has('ж')).toBe(true);
});

it('shapes a text independently of earlier texts', () => {
  const fresh = new Face(faceFile('noto-sans-jp', 400));
  const used = new Face(faceFile('noto-sans-jp', 400));
  used.shape('\u2f00\u2f08');
  expect(used.shape('一人')).toEqual(fresh.shape('一人'));
});
