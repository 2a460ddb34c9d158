/** Sentences one after the other; no space follows a full stop that is as wide as a letter. */
export const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ').replaceAll('。 ', '。');
