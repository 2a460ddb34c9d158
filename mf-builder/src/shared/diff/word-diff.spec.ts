import { wordDiff } from './word-diff';

it('tells word by word what went and what came', () => {
  expect(wordDiff('Gave infusions and wound care.', 'Gave IV therapy and wound care.', 'en')).toEqual([
    { kind: 'same', text: 'Gave ' },
    { kind: 'minus', text: 'infusions' },
    { kind: 'plus', text: 'IV therapy' },
    { kind: 'same', text: ' and wound care.' },
  ]);
});

it('knows words of languages that do not part them', () => {
  const parts = wordDiff('患者の記録を管理した。', '患者の記録を改善した。', 'ja');
  expect(
    parts
      .filter(({ kind }) => kind !== 'plus')
      .map(({ text }) => text)
      .join(''),
  ).toBe('患者の記録を管理した。');
  expect(parts.find(({ kind }) => kind === 'same')?.text).toBe('患者の記録を');
});
