import { languages, type Language } from '@shortlist/contracts/platform/languages';
import {
  formatDate,
  formatLetterDate,
  formatTypedDate,
  getToday,
  isEndBeforeStart,
  isPresentWord,
} from './format-date';
import { parseDate } from './parse-date';

describe('document dates', () => {
  it.each<[Language, string, string]>([
    ['en', 'Mar 2020', 'Present'],
    ['es', 'mar 2020', 'actualidad'],
    ['fr', 'mars 2020', 'aujourd’hui'],
    ['de', '03/2020', 'heute'],
    ['ja', '2020年3月', '現在'],
    ['ko', '2020.03', '현재'],
  ])('formats dates in %s: %s, %s', (language, month, present) => {
    expect(formatDate('03/2020', language)).toBe(month);
    expect(formatDate('present', language)).toBe(present);
  });

  it('translates every word for "now"', () => {
    for (const word of ['ongoing', 'Aktuell', ' 재직중 ', "aujourd'hui"])
      expect(formatDate(word, 'en')).toBe('Present');
    expect(formatDate('ongoing', 'de')).toBe('heute');
    expect(formatDate('ongoing maintenance', 'de')).toBe('ongoing maintenance');
  });

  it('parses dates with the year first, as in Japanese and Korean', () => {
    for (const text of ['2020年4月', '2020/04', '2020-4', '2020년 4월'])
      expect(formatDate(text, 'ja')).toBe('2020年4月');
    expect(formatDate('2020/13', 'ja')).toBe('2020/13');
  });

  it('returns years and other text unchanged, except for 年 after Japanese years', () => {
    for (const { code } of languages) {
      expect(formatDate('2020', code)).toBe(code === 'ja' ? '2020年' : '2020');
      expect(formatDate('Spring 2020', code)).toBe('Spring 2020');
    }
  });

  it('formats typed dates that parse back to the stored value', () => {
    expect(formatTypedDate('04/2020', 'de')).toBe('04/2020');
    expect(formatTypedDate('04/2020', 'ja')).toBe('2020年4月');
    for (const { code } of languages)
      for (const stored of ['04/2020', '12/1998', '2020'])
        expect(parseDate(formatTypedDate(stored, code), code)).toEqual({ value: stored });
  });

  it('formats a letter date by language and paper', () => {
    expect(formatLetterDate('2026-11-12', 'en', 'A4')).toBe('12 November 2026');
    expect(formatLetterDate('2026-11-12', 'en', 'Letter')).toBe('November 12, 2026');
    expect(formatLetterDate('2026-05-01', 'fr', 'A4')).toBe('1er mai 2026');
    expect(formatLetterDate('2026-11-12', 'ko', 'A4')).toBe('2026년 11월 12일');
  });
});

it.each([
  ['05/2020', '01/2019', true],
  ['05/2020', '05/2020', false],
  ['05/2020', '06/2020', false],
  ['05/2020', '2020', false],
  ['2020', '01/2020', false],
  ['2020', '12/2019', true],
  ['05/2020', '', false],
  ['05/2020', 'present', false],
  ['[MM/YYYY]', '01/2019', false],
])('tells whether the end is before the start, for %s to %s: %s', (start, end, isBefore) => {
  expect(isEndBeforeStart(start, end)).toBe(isBefore);
});

it.each([
  'now',
  'Present',
  'heute',
  'actualidad',
  'aujourd’hui',
  "aujourd'hui",
  '現在',
  '재직중',
  'en cours',
  ' Ongoing ',
  'aktuell',
])('recognizes %s as present', (text) => {
  expect(isPresentWord(text)).toBe(true);
});

it.each(['', 'presentation', 'now or later', '2020 – now', 'actually'])('rejects "%s"', (text) => {
  expect(isPresentWord(text)).toBe(false);
});

describe('getToday', () => {
  it('returns the date in a time zone', () => {
    const now = new Date('2026-11-28T02:30:00Z');
    expect(getToday('America/Los_Angeles', now)).toBe('2026-11-27');
    expect(getToday('Asia/Tokyo', now)).toBe('2026-11-28');
  });

  it('throws for an unknown time zone', () => {
    expect(() => getToday('Nowhere/Town')).toThrow(RangeError);
  });
});
