const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u;
const hangulSentenceEnd = /(?<=[.!?])\s+(?=\p{Script=Hangul})/u;

/** Splits a text into sentences, without the spaces between them. */
export const splitSentences = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .flatMap((part) => part.split(hangulSentenceEnd))
    .filter(Boolean);
