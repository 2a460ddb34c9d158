import { createTermHighlighter } from './highlight-terms';

const listHighlights = (text: string, ...terms: string[]) =>
  createTermHighlighter(terms)?.(text).flatMap((fragment) => (fragment.isHighlighted ? [fragment.text] : []));

describe('createTermHighlighter', () => {
  it('matches whole words, plurals, and any whitespace between words', () => {
    expect(listHighlights('Electronic health record, triage; triaged', 'electronic health records', 'Triage')).toEqual([
      'Electronic health record',
      'triage',
    ]);
    expect(listHighlights('wound\u00a0care', 'Wound care')).toEqual(['wound\u00a0care']);
  });

  it('prefers the longer term and keeps special characters of names', () => {
    expect(listHighlights('patient education', 'patient', 'patient education')).toEqual(['patient education']);
    expect(listHighlights('C++, C and C#', 'C++', 'C#')).toEqual(['C++', 'C#']);
    expect(listHighlights('C++ only', 'C')).toEqual([]);
  });

  it('matches Japanese and Korean terms inside words', () => {
    expect(listHighlights('広告運用を担当', '広告運用')).toEqual(['広告運用']);
    expect(listHighlights('데이터를 분석해', '데이터')).toEqual(['데이터']);
  });

  it('preserves the whole text', () => {
    const text = 'A (b) [c] *d* \\e';
    const fragments = createTermHighlighter(['b', '[c]', '*'])?.(text) ?? [];
    expect(fragments.map((fragment) => fragment.text).join('')).toBe(text);
    expect(fragments.some((fragment) => fragment.isHighlighted)).toBe(true);
    expect(createTermHighlighter(['', ' '])).toBeUndefined();
  });

  it('returns the index of the matched term', () => {
    const fragments = createTermHighlighter(['Go', 'wound care', 'care'])?.('Care for Go: wound care') ?? [];
    expect(fragments.flatMap(({ termIndex }) => termIndex ?? [])).toEqual([2, 0, 1]);
  });

  it('matches short names case-sensitively', () => {
    expect(listHighlights('managers who go on to lead; Go and SQL, sql', 'Go', 'SQL')).toEqual(['Go', 'SQL']);
  });
});
