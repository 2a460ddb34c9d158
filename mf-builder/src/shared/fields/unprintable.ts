const scripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Common', 'Inherited'];
const others = new RegExp(`[^${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{C}]`, 'u');

/** Whether a text has letters that none of the documents' faces has. */
export const isUnprintable = (text: string): boolean => others.test(text);
