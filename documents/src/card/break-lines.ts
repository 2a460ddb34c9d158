import type { Language } from '@shortlist/contracts/platform/languages';
import { textWidth } from '../faces/measure';
import type { TextStyle } from '../tree';

/** Widths are estimates. */
const safety = 0.98;

/**
 * A title or sentence in the fewest lines that a width allows, as equally long as may be. It is parted between words, in
 * Japanese between phrases, and there after commas where that takes no more lines. A single word may be longer than the width.
 */
export function breakLines(words: string, style: TextStyle, width: number, language: Language): string[] {
  const isWithin = (room: number) => (line: string) => textWidth(line.trimEnd(), style) <= room * safety;
  const pieces = language === 'ja' ? phrasesOf(words) : words.split(/(?<= )/);
  let best = broken(pieces, isWithin(width));
  for (let room = width * 0.98; room > width / 3; room -= width * 0.02) {
    const lines = broken(pieces, isWithin(room));
    if (lines.length > best.length || !lines.every(isWithin(room))) break;
    best = lines;
  }
  const clauses = words.split(/(?<=[、。])/);
  const isParted = language === 'ja' && clauses.length <= best.length && clauses.every(isWithin(width));
  return isParted ? clauses : best.map((line) => line.trimEnd());
}

/** Piece by piece, a new line where one does not fit any more. */
function broken(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && fits(line + piece)) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines;
}

/** Words with the particles and signs that follow them: what Japanese does not part at the end of a line. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const follows = /^[\p{Script=Hiragana}\p{P}ー]+$/u.test(segment) && !/^[「『（]/.test(segment);
    const opened = /[「『（]$/.test(phrases.at(-1) ?? '');
    if (phrases.length > 0 && (follows || opened)) phrases[phrases.length - 1] += segment;
    else phrases.push(segment);
  }
  return phrases;
}
