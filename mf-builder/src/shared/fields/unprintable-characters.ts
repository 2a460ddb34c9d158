const printableScripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Common', 'Inherited'];
const unprintablePattern = new RegExp(
  `[^${printableScripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{C}]`,
  'u',
);

/** Returns whether a text contains characters that no document font supports. */
export const hasUnprintableCharacters = (text: string): boolean => unprintablePattern.test(text);
