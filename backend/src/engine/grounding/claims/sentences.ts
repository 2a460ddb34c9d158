/** Range of a text. The character at `end` is not part of it. */
export interface CharacterRange {
  start: number;
  end: number;
}

/** Replaces each character of a checked range, so that positions in the text stay the same. */
export const maskCharacter = '\u0001';

export const isOverlapping = (one: CharacterRange, other: CharacterRange) =>
  one.start < other.end && other.start < one.end;

const sentenceEnd = /[.!?](?=\s+[\p{Lu}\p{Script=Han}\p{Script=Hangul}«„“"¿¡\d])\s*|[。！？]|\n/gu;
const clauseEnd =
  /[,;:、，；：]\s*|\s[–—-]\s|\s(?=(?:and|und|sowie|et|ainsi que|y|e|as well as)\s)|(?<=\p{Script=Hangul}[고며])\s/gu;

function splitAfter(text: string, pattern: RegExp, { start, end }: CharacterRange): CharacterRange[] {
  const cuts = [...text.slice(start, end).matchAll(pattern)].map((match) => start + match.index + match[0].length);
  return [...cuts, end]
    .map((cut, index) => ({ start: index === 0 ? start : (cuts[index - 1] ?? start), end: cut }))
    .filter((range) => text.slice(range.start, range.end).trim() !== '');
}

export const splitIntoSentences = (text: string) => splitAfter(text, sentenceEnd, { start: 0, end: text.length });

export const splitIntoClauses = (text: string, sentence: CharacterRange) => splitAfter(text, clauseEnd, sentence);

export const findRangeAt = <Found extends CharacterRange>(ranges: readonly Found[], index: number): Found | undefined =>
  ranges.find(({ start, end }) => start <= index && index < end);

/** Returns whether a text can be a job title. A sentence is not a title but may be an instruction to the model. */
export const isPlausibleTitle = (title: string) =>
  title.length <= 80 && !/[.!?:;。！？：；"“”「」]\s*\S/u.test(title) && title.trim().split(/\s+/).length <= 10;
