const scripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Common', 'Inherited'];
const others = new RegExp(`[^${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{C}]`, 'u');

/** Returns whether a text contains characters that none of the document fonts supports. */
export const isUnprintable = (text: string): boolean => others.test(text);
