import { TextInlines } from './pdfmake';
import type { Inline } from './layout-nodes';

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;
const trailingBlank = /(?<!\s)\s+$/;

/** Measures words with our fonts, and joins words that pdfmake's line breaker (UAX #14) would separate. */
export class TextMeasurer extends TextInlines {
  override measure(words: Inline[]): Inline[] {
    const joined = words.flatMap(splitAddress).reduce<Inline[]>((done, word) => {
      const last = done.at(-1);
      if (last && mustStayTogether(last, word)) {
        last.text += word.text;
        last.lineEnd = word.lineEnd;
        last.noNewLine = word.noNewLine;
      } else done.push(word);
      return done;
    }, []);
    for (const word of joined) measureInline(word);
    return joined;
  }
}

/** Splits an email address before its @, where it may break if it is too long for a line. */
function splitAddress(word: Inline): Inline[] {
  const at = /\S@/.test(word.text) ? word.text.indexOf('@') : 0;
  if (at <= 0) return [word];
  const before = { ...word, text: word.text.slice(0, at), lineEnd: undefined };
  return [before, { ...word, text: word.text.slice(at) }];
}

/**
 * Maximum length of a word that stays joined to the next at a slash. A longer word is a path segment, which may break
 * there.
 */
const maxSlashJoinedLength = 12;

/**
 * Returns whether two words must not be separated: Korean breaks only at spaces, and "C++", "CI/CD" and "2021年4月" stay
 * whole.
 */
function mustStayTogether(left: Inline, right: Inline): boolean {
  if (left.drawStyle !== right.drawStyle || left.lineEnd) return false;
  const end = left.text.at(-1) ?? '';
  const start = right.text.at(0) ?? '';
  if (hangul.test(end) || hangul.test(start)) return /[\p{L}\p{N}]/u.test(end) && /[\p{L}\p{N}]/u.test(start);
  return (
    (end === '+' && start === '+') ||
    (end === '/' && /\p{L}/u.test(start) && !left.text.includes('.') && left.text.length <= maxSlashJoinedLength) ||
    (/\p{N}/u.test(end) && /[年月日]/.test(start))
  );
}

function measureInline(word: Inline): void {
  const { font, size, tracking, leading, hangingWidth } = word.drawStyle;
  const { text } = word;
  const shape = font.parsedFont.shape(text);
  const blank = trailingBlank.exec(text)?.[0];
  word.measured = { text, shape };
  word.font = font;
  word.fontSize = size;
  word.characterSpacing = tracking;
  word.width = roundToBinaryFraction(hangingWidth ?? (shape.width * size) / 1000 + tracking * shape.glyphs.length);
  word.height = leading;
  word.leadingCut = roundToBinaryFraction(hangingWidth ?? 0);
  word.trailingCut =
    roundToBinaryFraction(tracking) +
    (blank ? roundToBinaryFraction(font.widthOfString(blank, size) + tracking * blank.length) : 0);
}

/** Rounds a width so that sums are exact. Otherwise, a column as wide as its text would break before the last word. */
const roundToBinaryFraction = (points: number) => Math.round(points * 1024) / 1024;
