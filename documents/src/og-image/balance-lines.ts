import type { Language } from '@shortlist/contracts/platform/languages';
import { measureTextWidth } from '../fonts/measure-text';
import type { TextStyle } from '../document-tree';

/** Safety margin, because widths are estimates. */
const widthSafetyFactor = 0.98;

/**
 * Breaks a text into the fewest lines that fit the width, with lines of about equal length. Japanese breaks between
 * phrases, or after commas if that takes no more lines. A single word may exceed the width.
 */
export function balanceLines(text: string, style: TextStyle, width: number, language: Language): string[] {
  const createFitCheck = (maxWidth: number) => (line: string) =>
    measureTextWidth(line.trimEnd(), style) <= maxWidth * widthSafetyFactor;
  const pieces = language === 'ja' ? splitJapanesePhrases(text) : text.split(/(?<= )/);
  let best = wrapGreedily(pieces, createFitCheck(width));
  for (let lineWidth = width * 0.98; lineWidth > width / 3; lineWidth -= width * 0.02) {
    const lines = wrapGreedily(pieces, createFitCheck(lineWidth));
    if (lines.length > best.length || !lines.every(createFitCheck(lineWidth))) break;
    best = lines;
  }
  const clauses = text.split(/(?<=[、。])/);
  const canBreakAtClauses = language === 'ja' && clauses.length <= best.length && clauses.every(createFitCheck(width));
  return canBreakAtClauses ? clauses : best.map((line) => line.trimEnd());
}

function wrapGreedily(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && fits(lastLine + piece)) lines[lines.length - 1] = lastLine + piece;
    else lines.push(piece);
  }
  return lines;
}

/** Keeps particles and punctuation with the word before them, because they must not start a line. */
function splitJapanesePhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const isAttached = /^[\p{Script=Hiragana}\p{P}ー]+$/u.test(segment) && !/^[「『（]/.test(segment);
    const isAfterOpeningBracket = /[「『（]$/.test(phrases.at(-1) ?? '');
    if (phrases.length > 0 && (isAttached || isAfterOpeningBracket)) phrases[phrases.length - 1] += segment;
    else phrases.push(segment);
  }
  return phrases;
}
