/**
 * Text shapes that slow down a pattern or parser that retries from every position, each as a piece to repeat. `end`
 * follows the last piece, so that every match fails there.
 */
const pieces: Record<string, [piece: string, end?: string]> = {
  'open brackets': ['['],
  'closed brackets': [']'],
  'open and closed brackets': ['[]'],
  blanks: ['[a] '],
  'nested brackets': ['[[a'],
  'round brackets': ['('],
  'full-width brackets': ['（', '【'],
  dots: ['.'],
  'dots and letters': ['.a'],
  dollars: ['$'],
  'dollars and figures': ['$1 '],
  figures: ['1'],
  'grouped figures': ['1,000 '],
  'figures and slashes': ['7/'],
  dates: ['01/2020 – '],
  percents: ['% '],
  'one word': ['a'],
  'one word in capitals': ['A'],
  capitals: ['A '],
  words: ['word '],
  names: ['Anna Maria '],
  actions: ['Led and managed '],
  hyphens: ['-'],
  'list of hyphens': ['- '],
  bullets: ['•\n'],
  commas: [', '],
  'spaces to the end': [' ', 'a'],
  'tabs to the end': ['\t', 'a'],
  'line ends': ['\n', 'a'],
  'letters on lines': ['A\n'],
  quotes: ['"'],
  apostrophes: ["'a"],
  stars: ['*a', '**'],
  'addresses without an end': ['a@'],
  'hosts without an end': ['a.-'],
  'accents alone': ['\u0301'],
  'Japanese letters': ['あ'],
  'Japanese numbers': ['億十'],
  'Korean letters': ['가'],
  'Korean postpositions': ['업무 담당 '],
  'Chinese characters': ['漢'],
  surrogates: ['😀'],
  'joined emoji': ['👩\u200d👩\u200d👧\u200d👦'],
  'accented letters': ['e\u0301\u0323'],
  'marks of direction': ['\u202ea\u200f'],
  'addresses of pages': ['https://example.com/a?b=c#d '],
  'skills and signs': ['C++/Java & '],
};

export const hostileTextShapes: readonly string[] = Object.keys(pieces);

export function createHostileText(shape: string, length: number): string {
  const [piece, end = ''] = pieces[shape] ?? [shape];
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - end.length));
  // Removes half of a surrogate pair at the cut.
  return text.replace(/[\ud800-\udbff]$/, '') + end;
}
