import { diffWords, type DiffPart } from './diff-words';

const joinWords = (parts: DiffPart[], kind: DiffPart['change']) =>
  parts
    .filter((part) => part.change === kind)
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();

it('marks removed and added words', () => {
  const parts = diffWords('Gave infusions and wound care.', 'Gave IV therapy and wound care.', 'en');
  expect(joinWords(parts, 'removed')).toBe('infusions');
  expect(joinWords(parts, 'added')).toBe('IV therapy');
  expect(
    parts
      .filter(({ change }) => change !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Gave IV therapy and wound care.');
});

it('segments words in languages without spaces', () => {
  const parts = diffWords('患者の記録を管理した。', '患者の記録を改善した。', 'ja');
  expect(
    parts
      .filter(({ change }) => change !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe('患者の記録を管理した。');
  expect(parts.find(({ change }) => change === 'same')?.text).toBe('患者の記録を');
});
