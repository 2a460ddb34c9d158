import { TextInlines } from './pdfmake';
import type { Inline } from './layout-nodes';

const hangulPattern = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;
const trailingWhitespacePattern = /(?<!\s)\s+$/;

/** Measures words with our fonts, and joins words that pdfmake's line breaker (UAX #14) would separate. */
export class TextMeasurer extends TextInlines {
  override measure(inlines: Inline[]): Inline[] {
    const joinedInlines = inlines.flatMap(splitAddress).reduce<Inline[]>((result, inline) => {
      const previousInline = result.at(-1);
      if (previousInline && mustStayTogether(previousInline, inline)) {
        previousInline.text += inline.text;
        previousInline.lineEnd = inline.lineEnd;
        previousInline.noNewLine = inline.noNewLine;
      } else result.push(inline);
      return result;
    }, []);
    for (const inline of joinedInlines) measureInline(inline);
    return joinedInlines;
  }
}

/** Splits an email address before its @, where it may break if it is too long for a line. */
function splitAddress(inline: Inline): Inline[] {
  const atIndex = /\S@/.test(inline.text) ? inline.text.indexOf('@') : 0;
  if (atIndex <= 0) return [inline];
  const localPart = { ...inline, text: inline.text.slice(0, atIndex), lineEnd: undefined };
  return [localPart, { ...inline, text: inline.text.slice(atIndex) }];
}

/**
 * Maximum length of a word that stays joined to the next at a slash. A longer word is a path segment, which may break
 * there.
 */
const maxSlashJoinedLength = 12;

/**
 * Returns whether two words must not be separated: Korean breaks only at spaces, and "C++", "CI/CD" and "2021年4月" are
 * not split.
 */
function mustStayTogether(left: Inline, right: Inline): boolean {
  if (left.drawStyle !== right.drawStyle || left.lineEnd) return false;
  const end = left.text.at(-1) ?? '';
  const start = right.text.at(0) ?? '';
  if (hangulPattern.test(end) || hangulPattern.test(start))
    return /[\p{L}\p{N}]/u.test(end) && /[\p{L}\p{N}]/u.test(start);
  return (
    (end === '+' && start === '+') ||
    (end === '/' && /\p{L}/u.test(start) && !left.text.includes('.') && left.text.length <= maxSlashJoinedLength) ||
    (/\p{N}/u.test(end) && /[年月日]/.test(start))
  );
}

function measureInline(inline: Inline): void {
  const { font, size, tracking, leading, hangingWidth, uppercase } = inline.drawStyle;
  const { text } = inline;
  const shape = font.parsedFont.shape(text, uppercase);
  const whitespace = trailingWhitespacePattern.exec(text)?.[0];
  inline.measured = { text, shape };
  inline.font = font;
  inline.fontSize = size;
  inline.characterSpacing = tracking;
  inline.width = roundToBinaryFraction(hangingWidth ?? (shape.width * size) / 1000 + tracking * shape.glyphs.length);
  inline.height = leading;
  inline.leadingCut = roundToBinaryFraction(hangingWidth ?? 0);
  inline.trailingCut =
    roundToBinaryFraction(tracking) +
    (whitespace ? roundToBinaryFraction(font.widthOfString(whitespace, size) + tracking * whitespace.length) : 0);
}

/** Rounds a width so that sums are exact. Otherwise, a column as wide as its text would break before the last word. */
const roundToBinaryFraction = (points: number) => Math.round(points * 1024) / 1024;
