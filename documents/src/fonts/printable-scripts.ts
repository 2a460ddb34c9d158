/** Scripts that the fonts have and that need only one glyph per character. Others would render incorrectly. */
const printableScripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Common',
  'Inherited',
];

/** Character class of the printable scripts, without brackets, for a pattern with the flag `u`. */
export const printableCharacters = printableScripts.map((script) => `\\p{Script=${script}}`).join('');
