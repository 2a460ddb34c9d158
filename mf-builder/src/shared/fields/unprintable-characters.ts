const printableScripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Common', 'Inherited'];
const unprintablePattern = new RegExp(
  `[^${printableScripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{C}]`,
  'u',
);

/** Returns whether a text contains characters that none of the document fonts supports. */
export const hasUnprintableCharacters = (text: string): boolean => unprintablePattern.test(text);
