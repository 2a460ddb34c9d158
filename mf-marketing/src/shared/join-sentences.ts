/** Joins sentences with spaces, except after the full-width period "。". */
export const joinSentences = (...texts: (string | undefined)[]) =>
  texts.filter(Boolean).join(' ').replaceAll('。 ', '。');
