import { toAlphanumeric } from '../file-reader/section-headings';
import type { TextLine } from '../file-reader/reading-orders';

/** Character offsets in the text of a `TextIndex`; `to` is exclusive. */
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
const wordCharacterPattern =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}]$/u;
const eastAsianClass = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const eastAsianLineBreakPattern = new RegExp(`(?<=${eastAsianClass})\\s*\\n\\s*(?=${eastAsianClass})`, 'gu');

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
    let index = 0;
    for (const character of text) {
      const folded = toAlphanumeric(character);
      for (let i = 0; i < folded.length; i++) this.alphanumericIndexes.push(index);
      letters += folded;
      index += character.length;
    }
    this.alphanumerics = letters;
  }

  getLineStart(line: number): number {
    return this.lineStarts[line] ?? this.text.length;
  }

  find(text: string, { from, to }: TextRange): TextMatch | undefined {
    const characters = [...text.normalize('NFKC').trim().replace(/\s+/g, ' ')];
    if (characters.length === 0) return undefined;
    const exactMatch = this.matchPattern(createPattern(characters, '\\s+', '(?:\\s*\\n\\s*)?'), from, to);
    if (exactMatch) return { ...exactMatch, isExact: true };
    const spacelessMatch = this.matchPattern(
      createPattern(
        characters.filter((character) => character !== ' '),
        '',
        '\\s*',
      ),
      from,
      to,
    );
    if (spacelessMatch) return { ...spacelessMatch, isExact: false };
    return this.findLetters(toAlphanumeric(text), from, to);
  }

  private matchPattern(pattern: RegExp, from: number, to: number): Omit<TextMatch, 'isExact'> | undefined {
    pattern.lastIndex = from;
    const match = pattern.exec(this.text);
    const end = match ? match.index + match[0].length : Infinity;
    return match && end <= to ? { text: joinOnOneLine(match[0]), to: end } : undefined;
  }

  private findLetters(letters: string, from: number, to: number): TextMatch | undefined {
    if (letters.length < minLetters) return undefined;
    const firstIndex = this.alphanumericIndexes.findIndex((textIndex) => textIndex >= from);
    const matchIndex = firstIndex < 0 ? -1 : this.alphanumerics.indexOf(letters, firstIndex);
    const [start, lastIndex] = [
      this.alphanumericIndexes[matchIndex],
      this.alphanumericIndexes[matchIndex + letters.length - 1],
    ];
    if (start === undefined || lastIndex === undefined || lastIndex >= to) return undefined;
    const isWordCharacter = (index: number) => wordCharacterPattern.test(this.text[index] ?? '');
    const isInsideWord =
      (isWordCharacter(start - 1) && isWordCharacter(start)) ||
      (isWordCharacter(lastIndex) && isWordCharacter(lastIndex + 1));
    if (isInsideWord) return undefined;
    return { text: joinOnOneLine(this.text.slice(start, lastIndex + 1)), isExact: false, to: lastIndex + 1 };
  }
}

/** Creates a pattern for whole words. `separatorPattern` matches between two characters. */
function createPattern(characters: string[], spacePattern: string, separatorPattern: string): RegExp {
  const escaped = characters.map((character) =>
    character === ' ' ? spacePattern : character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );
  const startBoundary = wordCharacterPattern.test(characters[0] ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const endBoundary = wordCharacterPattern.test(characters.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(startBoundary + escaped.join(separatorPattern) + endBoundary, 'gu');
}

/** Joins lines. A hyphen at the end of a line is part of the word, because our files are never hyphenated. */
const joinOnOneLine = (text: string) =>
  text
    .replace(eastAsianLineBreakPattern, '')
    .replace(/-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
