import { wordsIn } from './words-in';

it.each([
  ['Ward nurse, since 2019.', 'en', 4],
  ['', 'en', 0],
  ['병동 간호사로 일했습니다.', 'ko', 3],
  ['看護師として 勤務。', 'ja', 9],
] as const)('%j has in %s %i', (text, language, count) => {
  expect(wordsIn(text, language)).toBe(count);
});

it('parts the words of another language than the page’s', () => {
  expect(wordsIn('看護師として勤務', 'en')).toBeGreaterThan(1);
});
