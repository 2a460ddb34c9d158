import { wordDiff, type DiffPart } from './word-diff';

const words = (parts: DiffPart[], kind: DiffPart['kind']) =>
  parts
    .filter((part) => part.kind === kind)
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();

it('marks removed and added words', () => {
  const parts = wordDiff('Gave infusions and wound care.', 'Gave IV therapy and wound care.', 'en');
  expect(words(parts, 'minus')).toBe('infusions');
  expect(words(parts, 'plus')).toBe('IV therapy');
  expect(
    parts
      .filter(({ kind }) => kind !== 'minus')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Gave IV therapy and wound care.');
});

it('segments words in languages without spaces', () => {
  const parts = wordDiff('患者の記録を管理した。', '患者の記録を改善した。', 'ja');
  expect(
    parts
      .filter(({ kind }) => kind !== 'plus')
      .map(({ text }) => text)
      .join(''),
  ).toBe('患者の記録を管理した。');
  expect(parts.find(({ kind }) => kind === 'same')?.text).toBe('患者の記録を');
});
