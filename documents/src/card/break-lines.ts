import type { Language } from '@shortlist/contracts/platform/languages';
import { textWidth } from '../faces/measure';
import type { TextStyle } from '../tree';

/** Because widths are estimates. */
const safety = 0.98;

/**
 * Breaks a title or sentence into the fewest lines that fit the width, balanced in length. Breaks between words; in
 * Japanese between phrases, or after commas if that needs no more lines. A single word may exceed the width.
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

function broken(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && fits(line + piece)) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines;
}

/** Splits Japanese into words with their trailing particles and punctuation, which must not start a line. */
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
