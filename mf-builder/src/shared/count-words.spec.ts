import { countWords } from './count-words';

it.each([
  ['Ward nurse, since 2019.', 'en', 4],
  ['', 'en', 0],
  ['병동 간호사로 일했습니다.', 'ko', 3],
  ['看護師として 勤務。', 'ja', 9],
] as const)('counts %j in %s as %i', (text, language, count) => {
  expect(countWords(text, language)).toBe(count);
});

it('splits Japanese text into words on an English page', () => {
  expect(countWords('看護師として勤務', 'en')).toBeGreaterThan(1);
});
