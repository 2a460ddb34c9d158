/** Range of a text, without its end. */
export interface Span {
  start: number;
  end: number;
}

/** Replaces what is already checked, so that positions stay. */
export const maskCharacter = '\u0001';

export const isOverlapping = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const sentenceEnd = /[.!?](?=\s+[\p{Lu}\p{Script=Han}\p{Script=Hangul}«„“"¿¡\d])\s*|[。！？]|\n/gu;
const clauseEnd =
  /[,;:、，；：]\s*|\s[–—-]\s|\s(?=(?:and|und|sowie|et|ainsi que|y|e|as well as)\s)|(?<=\p{Script=Hangul}[고며])\s/gu;

function splitAfter(text: string, pattern: RegExp, { start, end }: Span): Span[] {
  const cuts = [...text.slice(start, end).matchAll(pattern)].map((match) => start + match.index + match[0].length);
  return [...cuts, end]
    .map((cut, index) => ({ start: index === 0 ? start : (cuts[index - 1] ?? start), end: cut }))
    .filter((span) => text.slice(span.start, span.end).trim() !== '');
}

export const splitIntoSentences = (text: string) => splitAfter(text, sentenceEnd, { start: 0, end: text.length });

export const splitIntoClauses = (text: string, sentence: Span) => splitAfter(text, clauseEnd, sentence);

export const findSpanAt = <Found extends Span>(spans: readonly Found[], index: number): Found | undefined =>
  spans.find(({ start, end }) => start <= index && index < end);
