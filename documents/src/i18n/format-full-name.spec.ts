import type { Language } from '@shortlist/contracts/platform/languages';
import fc from 'fast-check';
import { formatFullName } from './format-full-name';
import { splitName } from './split-name';

it.each([
  ['Inés', 'Halvorsen', 'es', 'Inés Halvorsen'],
  ['太郎', '山田', 'ja', '山田 太郎'],
  ['민준', '김', 'ko', '김 민준'],
  ['Inés', '', 'ja', 'Inés'],
  ['', '', 'en', ''],
] as const)('formats %j and %j in %s as %j', (firstName, lastName, language, name) => {
  expect(formatFullName({ firstName, lastName }, language)).toBe(name);
});

describe('splitName', () => {
  it.each<[string, Language, string, string]>([
    ['Anna von Bülow', 'de', 'Anna', 'von Bülow'],
    ['Anna von Bülow', 'en', 'Anna', 'von Bülow'],
    ['Ludwig van der Berg', 'en', 'Ludwig', 'van der Berg'],
    ['J. R. Smith Jr.', 'en', 'J. R.', 'Smith Jr.'],
    ['Martin King, Jr.', 'en', 'Martin', 'King, Jr.'],
    ['Mary Ann Smith', 'en', 'Mary Ann', 'Smith'],
    ['María José García López', 'es', 'María José', 'García López'],
    ['María José García López', 'en', 'María José', 'García López'],
    ['María del Carmen García López', 'es', 'María del Carmen', 'García López'],
    ['José Ortega y Gasset', 'es', 'José', 'Ortega y Gasset'],
    ['Juan de la Cruz', 'es', 'Juan', 'de la Cruz'],
    ['Ana García', 'es', 'Ana', 'García'],
    ['Jean-Pierre de La Fontaine', 'fr', 'Jean-Pierre', 'de La Fontaine'],
    ['Marie DUPONT', 'fr', 'Marie', 'DUPONT'],
    ['García López, María', 'es', 'María', 'García López'],
    ['Kim Min-ji', 'en', 'Min-ji', 'Kim'],
    ['Kim Minji', 'ko', 'Minji', 'Kim'],
    ['Min-ji Kim', 'en', 'Min-ji', 'Kim'],
    ['김민지', 'ko', '민지', '김'],
    ['김 민지', 'ko', '민지', '김'],
    ['남궁민수', 'ko', '민수', '남궁'],
    ['佐藤花子', 'ja', '花子', '佐藤'],
    ['佐藤花子', 'en', '花子', '佐藤'],
    ['佐藤 花子', 'ja', '花子', '佐藤'],
    ['佐藤　花子', 'ja', '花子', '佐藤'],
    ['長谷川健', 'ja', '健', '長谷川'],
    ['林太郎', 'ja', '太郎', '林'],
    ['王小明', 'ja', '小明', '王'],
    ['アンナ・ミュラー', 'ja', 'アンナ', 'ミュラー'],
    ['Anna Müller', 'ja', 'Anna', 'Müller'],
    ['Sukarno', 'en', 'Sukarno', ''],
  ])('splits %s (%s) into %s and %s', (input, language, firstName, lastName) => {
    const name = splitName(input, language);
    expect(name).toMatchObject({ firstName, lastName });
    expect(formatFullName(name, language)).toBe(input.replace(/\s+/gu, ' '));
  });

  it('keeps every letter in every language', () => {
    const word = fc.constantFrom(
      'Anna',
      'von',
      'de',
      'y',
      'García',
      'SMITH',
      'Jr.',
      'Kim',
      'Min-ji',
      '佐藤',
      '花子',
      '김',
      ',',
    );
    const language = fc.constantFrom<Language>('en', 'es', 'fr', 'de', 'ja', 'ko');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), language, (words, nameLanguage) => {
        const name = splitName(words.join(' '), nameLanguage);
        const sortLetters = (text: string) => [...text.replace(/[\s,]/g, '')].sort().join('');
        expect(sortLetters(name.firstName + name.lastName)).toBe(sortLetters(name.typedName));
      }),
    );
  });

  it('ignores the typed name once a part has changed', () => {
    const name = splitName('佐藤花子', 'ja');
    expect(formatFullName({ ...name, firstName: '藤花子', lastName: '佐' }, 'ja')).toBe('佐藤花子');
    expect(formatFullName({ ...name, firstName: '華子' }, 'ja')).toBe('佐藤 華子');
  });
});
