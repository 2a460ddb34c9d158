/** Joins sentences with a space, except after the full-width "。". */
export const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ').replaceAll('。 ', '。');
