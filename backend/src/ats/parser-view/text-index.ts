import { toAlphanumeric } from '../file-reader/section-headings';
import type { TextLine } from '../file-reader/reading-orders';

export interface TextRange {
  from: number;
  to: number;
}

export interface TextMatch {
  text: string;
  /** False if only the letters and digits match. */
  isExact: boolean;
  to: number;
}

/** Minimum length for a match by letters. Shorter words would match inside other words. */
const minLetters = 4;
const wordCharacter = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}]$/u;
const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const breakInside = new RegExp(`(?<=${eastAsian})\\s*\\n\\s*(?=${eastAsian})`, 'gu');

/** Lines of a file as one searchable text, independent of line breaks. */
export class TextIndex {
  readonly text: string;
  private readonly lineStarts: number[] = [];
  /** Letters and digits only, with the text position of each. */
  private readonly alphanumerics: string;
  private readonly alphanumericIndexes: number[] = [];

  constructor(lines: readonly TextLine[]) {
    let text = '';
    for (const line of lines) {
      this.lineStarts.push(text.length);
      text += `${line.text.normalize('NFKC')}\n`;
    }
    this.text = text;
    let letters = '';
    let at = 0;
    for (const sign of text) {
      const bare = toAlphanumeric(sign);
      for (let i = 0; i < bare.length; i++) this.alphanumericIndexes.push(at);
      letters += bare;
      at += sign.length;
    }
    this.alphanumerics = letters;
  }

  getLineStart(line: number): number {
    return this.lineStarts[line] ?? this.text.length;
  }

  find(wanted: string, { from, to }: TextRange): TextMatch | undefined {
    const signs = [...wanted.normalize('NFKC').trim().replace(/\s+/g, ' ')];
    if (signs.length === 0) return undefined;
    const asWritten = this.search(createPattern(signs, '\\s+', '(?:\\s*\\n\\s*)?'), from, to);
    if (asWritten) return { ...asWritten, isExact: true };
    const withOtherBlanks = this.search(
      createPattern(
        signs.filter((sign) => sign !== ' '),
        '',
        '\\s*',
      ),
      from,
      to,
    );
    if (withOtherBlanks) return { ...withOtherBlanks, isExact: false };
    return this.findLetters(toAlphanumeric(wanted), from, to);
  }

  private search(pattern: RegExp, from: number, to: number): Omit<TextMatch, 'isExact'> | undefined {
    pattern.lastIndex = from;
    const match = pattern.exec(this.text);
    const end = match ? match.index + match[0].length : Infinity;
    return match && end <= to ? { text: joinOnOneLine(match[0]), to: end } : undefined;
  }

  private findLetters(wanted: string, from: number, to: number): TextMatch | undefined {
    if (wanted.length < minLetters) return undefined;
    const first = this.alphanumericIndexes.findIndex((place) => place >= from);
    const at = first < 0 ? -1 : this.alphanumerics.indexOf(wanted, first);
    const [start, last] = [this.alphanumericIndexes[at], this.alphanumericIndexes[at + wanted.length - 1]];
    if (start === undefined || last === undefined || last >= to) return undefined;
    const isWord = (at: number) => wordCharacter.test(this.text[at] ?? '');
    const isInsideWord = (isWord(start - 1) && isWord(start)) || (isWord(last) && isWord(last + 1));
    if (isInsideWord) return undefined;
    return { text: joinOnOneLine(this.text.slice(start, last + 1)), isExact: false, to: last + 1 };
  }
}

/** Builds a whole-word pattern from characters, with the given patterns for spaces and between characters. */
function createPattern(signs: string[], blank: string, between: string): RegExp {
  const escaped = signs.map((sign) => (sign === ' ' ? blank : sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')));
  const starts = wordCharacter.test(signs[0] ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const ends = wordCharacter.test(signs.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(starts + escaped.join(between) + ends, 'gu');
}

/** Joins lines. A hyphen at the end of a line is part of the word, because documents never hyphenate. */
const joinOnOneLine = (text: string) =>
  text
    .replace(breakInside, '')
    .replace(/-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
