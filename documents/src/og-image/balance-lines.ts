import type { Language } from '@shortlist/contracts/platform/languages';
import { measureTextWidth } from '../fonts/measure-text';
import type { TextStyle } from '../document-tree';

/** Because widths are estimates. */
const widthSafetyFactor = 0.98;

/**
 * Breaks a title or sentence into the fewest lines that fit the width, balanced in length. Breaks between words; in
 * Japanese between phrases, or after commas if that needs no more lines. A single word may exceed the width.
 */
export function balanceLines(words: string, style: TextStyle, width: number, language: Language): string[] {
  const isWithin = (room: number) => (line: string) =>
    measureTextWidth(line.trimEnd(), style) <= room * widthSafetyFactor;
  const pieces = language === 'ja' ? splitJapanesePhrases(words) : words.split(/(?<= )/);
  let best = wrapGreedily(pieces, isWithin(width));
  for (let room = width * 0.98; room > width / 3; room -= width * 0.02) {
    const lines = wrapGreedily(pieces, isWithin(room));
    if (lines.length > best.length || !lines.every(isWithin(room))) break;
    best = lines;
  }
  const clauses = words.split(/(?<=[、。])/);
  const isParted = language === 'ja' && clauses.length <= best.length && clauses.every(isWithin(width));
  return isParted ? clauses : best.map((line) => line.trimEnd());
}

function wrapGreedily(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && fits(line + piece)) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines;
}

/** Splits Japanese into words with their trailing particles and punctuation, which must not start a line. */
function splitJapanesePhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const follows = /^[\p{Script=Hiragana}\p{P}ー]+$/u.test(segment) && !/^[「『（]/.test(segment);
    const opened = /[「『（]$/.test(phrases.at(-1) ?? '');
    if (phrases.length > 0 && (follows || opened)) phrases[phrases.length - 1] += segment;
    else phrases.push(segment);
  }
  return phrases;
}
