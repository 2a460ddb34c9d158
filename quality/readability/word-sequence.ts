/**
 * Matches words and punctuation marks. Matches single characters in scripts without spaces, and in Korean, because line
 * ends lose spaces. Ignores dashes, dots and bars, because parsers may drop or insert them.
 */
const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}\p{N}])+|[^\s\p{L}\p{M}\p{N}\p{Pd}\p{C}•・·|]/gu;

export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .match(tokenPattern) ?? [];

export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
}

/** Limits the time for a file that repeats one word. */
const maxSpans = 500;

/** Text without spaces and line ends. Finds whole words, including words broken across lines. */
export class WordSequence {
  readonly letters: string;
  /** Tokens of each line with their offsets in `letters`. */
  readonly lines: (Span & { text: string })[][];
  readonly lineStarts: number[] = [];
  private readonly boundaries = new Set([0]);
  private readonly foundSpans = new Map<string, Span[]>();

  constructor(lines: readonly string[]) {
    let end = 0;
    this.lines = lines.map((line) => {
      this.lineStarts.push(end);
      return tokenize(line).map((text) => {
        const start = end;
        end += text.length;
        this.boundaries.add(end);
        return { text, start, end };
      });
    });
    this.letters = this.lines.flatMap((tokens) => tokens.map(({ text }) => text)).join('');
  }

  find(text: string): readonly Span[] {
    const letters = tokenize(text).join('');
    const spans = this.foundSpans.get(letters) ?? this.findLetters(letters);
    this.foundSpans.set(letters, spans);
    return spans;
  }

  private findLetters(letters: string): Span[] {
    const spans: Span[] = [];
    if (letters === '') return spans;
    const findFrom = (offset: number) => this.letters.indexOf(letters, offset);
    for (let start = findFrom(0); start >= 0 && spans.length < maxSpans; start = findFrom(start + 1)) {
      const end = start + letters.length;
      if (this.boundaries.has(start) && this.boundaries.has(end)) spans.push({ start, end });
    }
    return spans;
  }
}
