import { WordSequence } from './word-sequence';

it('finds consecutive whole words, including across lines and in Japanese', () => {
  const words = new WordSequence(['• Cut costs by', '14 % – in', 'Donaudampf', 'schiff', '東京都の', '新規事業']);
  const count = (text: string) => words.find(text).length;
  expect(['Cut costs by 14 %', 'Donaudampfschiff', 'の新規', 'costs'].map(count)).toEqual([1, 1, 1, 1]);
  expect(['costs Cut', 'ut costs', 'cost', 'Cut costs by 15 %', '', '–'].map(count)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('stops after 500 matches, so that a repeated word does not take long', () => {
  expect(new WordSequence(['x '.repeat(2_000)]).find('x')).toHaveLength(500);
});
