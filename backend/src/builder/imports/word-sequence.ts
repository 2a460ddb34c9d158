import { stripBullet } from './source-document';

/**
 * Words and single signs; single characters also in scripts without spaces, and in Korean, whose spaces are lost at
 * line ends. Readers take dashes and dots at the start of a line for bullets.
 */
const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}\p{N}])+|[^\s\p{L}\p{M}\p{N}\p{Pd}•・·]/gu;

export const tokenize = (text: string): string[] =>
  stripBullet(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).text.match(tokenPattern) ?? [];

/** Text without spaces and line ends, in which whole words are found, also those that are broken at the end of a line. */
export class WordSequence {
  readonly letters: string;
  /** Offsets of the lines in `letters`. */
  readonly lineStarts: number[] = [];
  private readonly boundaries = new Set<number>();

  constructor(lines: readonly string[]) {
    const tokens: string[] = [];
    let length = 0;
    for (const line of lines) {
      this.lineStarts.push(length);
      for (const token of tokenize(line)) {
        this.boundaries.add(length);
        tokens.push(token);
        length += token.length;
      }
    }
    this.boundaries.add(length);
    this.letters = tokens.join('');
  }

  /** Finds the text wherever its words stand together in order. */
  *find(text: string): Generator<{ start: number; end: number }> {
    const letters = tokenize(text).join('');
    if (letters === '') return;
    for (let start = this.letters.indexOf(letters); start >= 0; start = this.letters.indexOf(letters, start + 1)) {
      const end = start + letters.length;
      if (this.boundaries.has(start) && this.boundaries.has(end)) yield { start, end };
    }
  }
}
