/** Joins sentences with a space, but with nothing after the full-width "。". */
export const joinSentences = (...texts: (string | undefined)[]) =>
  texts.filter(Boolean).join(' ').replaceAll('。 ', '。');
