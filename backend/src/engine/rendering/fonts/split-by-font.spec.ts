import type { FontId } from '@shortlist/documents/fonts/font-definitions';
import { splitByFont } from './split-by-font';

const split = (text: string, font: FontId = 'libre-franklin', language: 'en' | 'ja' | 'ko' = 'en') => {
  const { runs, missingCharacters } = splitByFont(text, { font, weight: 400 }, language);
  return {
    pieces: runs.map(({ text, file }) => `${/(\w+)_\w+\.ttf$/.exec(file)?.[1]}: ${text}`),
    missing: missingCharacters,
  };
};

it('keeps a text in the requested font', () => {
  expect(split('Gdańsk – 14 %')).toEqual({ pieces: ['LibreFranklin: Gdańsk – 14 %'], missing: [] });
});

it('sets a text entirely in Noto if the font lacks one of its characters', () => {
  expect(split('Name: Жанна').pieces).toEqual(['LibreFranklin: Name: Жанна']);
  expect(split('Name: Жанна', 'hanken-grotesk').pieces).toEqual(['NotoSans: Name: Жанна']);
  expect(split('Name: Жанна', 'instrument-serif').pieces).toEqual(['NotoSerif: Name: Жанна']);
  expect(split('with 山田').pieces).toEqual(['NotoSansJP: with 山田']);
  expect(split('with 김', 'source-serif-4').pieces).toEqual(['NotoSerifKR: with 김']);
});

it("prefers the East Asian font of the document's language", () => {
  expect(split('直', 'libre-franklin', 'ja').pieces).toEqual(['NotoSansJP: 直']);
  expect(split('直', 'libre-franklin', 'ko').pieces).toEqual(['NotoSansKR: 直']);
});

it('splits a text that no single font covers and keeps spaces with the preceding text', () => {
  const { pieces } = split('東京（한국어 ⱥ）');
  expect(pieces.map((piece) => piece.split(': ')[1]).join('')).toBe('東京（한국어 ⱥ）');
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => !/: \s/.test(piece))).toBe(true);
});

it('drops emoji without a gap but keeps symbols that a font has', () => {
  expect(split('Great 🎉 work 👩🏽‍💻🇩🇪').pieces).toEqual(['LibreFranklin: Great work']);
  expect(split('🎉 Great 🎉🎊, at ').pieces).toEqual(['LibreFranklin: Great, at ']);
  expect(split('© 2024 ❤️').pieces).toEqual(['LibreFranklin: © 2024']);
});

it('drops invisible characters', () => {
  expect(split('a\u200bb\u202ec\ud800d\u0000e\ue000').pieces).toEqual(['LibreFranklin: abcde']);
});

it('reports characters that no font can draw', () => {
  expect(split('Name محمد')).toEqual({ pieces: ['LibreFranklin: Name '], missing: ['م', 'ح', 'م', 'د'] });
  expect(split('ไทย').missing).toEqual(['ไ', 'ท', 'ย']);
});
