/** Joins sentences with a space, except after the full-width "。". */
export const joinSentences = (...texts: (string | undefined)[]) =>
  texts.filter(Boolean).join(' ').replaceAll('。 ', '。');
