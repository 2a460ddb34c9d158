/**
 * Shapes of text that slow down patterns and parsers that retry at every position. Each shape repeats `piece` and ends
 * with `end`, which makes matches fail.
 */
const pieces: Record<string, [piece: string, end?: string]> = {
  'opening brackets': ['['],
  'closing brackets': [']'],
  'bracket pairs': ['[]'],
  blanks: ['[a] '],
  'nested brackets': ['[[a'],
  parentheses: ['('],
  'full-width brackets': ['（', '【'],
  dots: ['.'],
  'dots and letters': ['.a'],
  dollars: ['$'],
  'dollars and digits': ['$1 '],
  digits: ['1'],
  'grouped digits': ['1,000 '],
  'digits and slashes': ['7/'],
  dates: ['01/2020 – '],
  'percent signs': ['% '],
  'one word': ['a'],
  'one word in upper case': ['A'],
  capitals: ['A '],
  words: ['word '],
  names: ['Anna Maria '],
  actions: ['Led and managed '],
  hyphens: ['-'],
  'hyphens and spaces': ['- '],
  bullets: ['•\n'],
  commas: [', '],
  'spaces before a letter': [' ', 'a'],
  'tabs before a letter': ['\t', 'a'],
  'newlines before a letter': ['\n', 'a'],
  'one letter per line': ['A\n'],
  quotes: ['"'],
  apostrophes: ["'a"],
  asterisks: ['*a', '**'],
  'unfinished email addresses': ['a@'],
  'unfinished host names': ['a.-'],
  'standalone accents': ['\u0301'],
  'Japanese letters': ['あ'],
  'Japanese numbers': ['億十'],
  'Korean letters': ['가'],
  'Korean postpositions': ['업무 담당 '],
  'Chinese characters': ['漢'],
  surrogates: ['😀'],
  'joined emoji': ['👩\u200d👩\u200d👧\u200d👦'],
  'accented letters': ['e\u0301\u0323'],
  'direction marks': ['\u202ea\u200f'],
  URLs: ['https://example.com/a?b=c#d '],
  'skills and symbols': ['C++/Java & '],
};

export const hostileTextShapes: readonly string[] = Object.keys(pieces);

export function createHostileText(shape: string, length: number): string {
  const [piece, end = ''] = pieces[shape] ?? [shape];
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - end.length));
  // The cut may leave half of a surrogate pair.
  return text.replace(/[\ud800-\udbff]$/, '') + end;
}
