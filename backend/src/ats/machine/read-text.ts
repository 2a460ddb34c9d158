import { squeezed } from '../file/headings';
import type { Line } from '../file/orders';

export interface Region {
  from: number;
  to: number;
}

export interface Found {
  text: string;
  /** False if only the letters and digits match. */
  exact: boolean;
  to: number;
}

/** Minimum length for a match by letters. Shorter words would match inside other words. */
const leastLetters = 4;
const wordSign = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}]$/u;
const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const breakInside = new RegExp(`(?<=${eastAsian})\\s*\\n\\s*(?=${eastAsian})`, 'gu');

/** Lines of a file as one searchable text, independent of line breaks. */
export class ReadText {
  readonly text: string;
  private readonly starts: number[] = [];
  /** Letters and digits only, with the text position of each. */
  private readonly letters: string;
  private readonly places: number[] = [];

  constructor(lines: readonly Line[]) {
    let text = '';
    for (const line of lines) {
      this.starts.push(text.length);
      text += `${line.text.normalize('NFKC')}\n`;
    }
    this.text = text;
    let letters = '';
    let at = 0;
    for (const sign of text) {
      const bare = squeezed(sign);
      for (let i = 0; i < bare.length; i++) this.places.push(at);
      letters += bare;
      at += sign.length;
    }
    this.letters = letters;
  }

  startOf(line: number): number {
    return this.starts[line] ?? this.text.length;
  }

  find(wanted: string, { from, to }: Region): Found | undefined {
    const signs = [...wanted.normalize('NFKC').trim().replace(/\s+/g, ' ')];
    if (signs.length === 0) return undefined;
    const asWritten = this.search(patternOf(signs, '\\s+', '(?:\\s*\\n\\s*)?'), from, to);
    if (asWritten) return { ...asWritten, exact: true };
    const withOtherBlanks = this.search(
      patternOf(
        signs.filter((sign) => sign !== ' '),
        '',
        '\\s*',
      ),
      from,
      to,
    );
    if (withOtherBlanks) return { ...withOtherBlanks, exact: false };
    return this.findLetters(squeezed(wanted), from, to);
  }

  private search(pattern: RegExp, from: number, to: number): Omit<Found, 'exact'> | undefined {
    pattern.lastIndex = from;
    const match = pattern.exec(this.text);
    const end = match ? match.index + match[0].length : Infinity;
    return match && end <= to ? { text: oneLine(match[0]), to: end } : undefined;
  }

  private findLetters(wanted: string, from: number, to: number): Found | undefined {
    if (wanted.length < leastLetters) return undefined;
    const first = this.places.findIndex((place) => place >= from);
    const at = first < 0 ? -1 : this.letters.indexOf(wanted, first);
    const [start, last] = [this.places[at], this.places[at + wanted.length - 1]];
    if (start === undefined || last === undefined || last >= to) return undefined;
    const isWord = (at: number) => wordSign.test(this.text[at] ?? '');
    const isInsideWord = (isWord(start - 1) && isWord(start)) || (isWord(last) && isWord(last + 1));
    if (isInsideWord) return undefined;
    return { text: oneLine(this.text.slice(start, last + 1)), exact: false, to: last + 1 };
  }
}

/** Builds a whole-word pattern from characters, with the given patterns for spaces and between characters. */
function patternOf(signs: string[], blank: string, between: string): RegExp {
  const escaped = signs.map((sign) => (sign === ' ' ? blank : sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')));
  const starts = wordSign.test(signs[0] ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const ends = wordSign.test(signs.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(starts + escaped.join(between) + ends, 'gu');
}

/** Joins lines. A hyphen at the end of a line is part of the word, because documents never hyphenate. */
const oneLine = (text: string) =>
  text
    .replace(breakInside, '')
    .replace(/-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
