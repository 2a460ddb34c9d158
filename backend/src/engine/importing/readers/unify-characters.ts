/** CJK radicals that look like characters but have no compatibility mapping in Unicode. */
const characterByRadical: Record<string, string> = {
  '⺠': '民',
  '⻁': '虎',
  '⻄': '西',
  '⻆': '角',
  '⻌': '辶',
  '⻑': '長',
  '⻗': '雨',
  '⻘': '青',
  '⻝': '食',
  '⻤': '鬼',
  '⻩': '黄',
  '⻫': '斉',
  '⻭': '歯',
  '⻯': '竜',
  '⻲': '亀',
};

/**
 * Replaces look-alikes that PDF files have instead of the characters that were typed. A font draws both alike, so
 * browsers write either of them.
 */
export const unifyCharacters = (text: string): string =>
  text
    .replace(/[\u2E80-\u2FDF]/gu, (radical) => characterByRadical[radical] ?? radical.normalize('NFKC'))
    .replaceAll('\u2027', '・')
    .replaceAll('\u2215', '/')
    .replaceAll('\u2012', '–');
