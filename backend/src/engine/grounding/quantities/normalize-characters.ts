export interface NormalizedText {
  text: string;
  originalIndexes: number[];
}

const asciiPattern = /^[\t\n\r\x20-\x7e]$/;

function toDecimalDigit(char: string): string {
  let zero = char.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function normalizeCharacter(char: string, textBefore: string): string {
  // The letter O after a digit is a zero: "3OO".
  if (/[OО]/u.test(char) && /(?<!\p{L})\d$/u.test(textBefore)) return '0';
  if (asciiPattern.test(char)) return char;
  if (/\p{Cf}/u.test(char)) return '';
  if (/[\p{Zs}\p{Cc}]/u.test(char)) return ' ';
  if (/[‐‑‒–—−]/u.test(char)) return '-';
  if (/[’‘]/u.test(char)) return "'";
  if (char === '٬') return ',';
  if (char === '٫') return '.';
  // Roman numerals: "Ⅳ" is 4.
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x2160 && code <= 0x216b) return String(code - 0x215f);
  const normalized = char.normalize('NFKC');
  if (/^\p{Nd}$/u.test(normalized)) return /\d/.test(normalized) ? normalized : toDecimalDigit(normalized);
  // "5½" is "5 1/2", never 51/2.
  if (/\p{No}/u.test(char) && normalized.includes('⁄'))
    return `${/\d$/.test(textBefore) ? ' ' : ''}${normalized.replace('⁄', '/')}`;
  return normalized;
}

/**
 * Converts digits of all scripts to 0–9, replaces full-width and compatibility forms, and removes invisible characters.
 */
export function normalizeCharacters(original: string): NormalizedText {
  let text = '';
  let index = 0;
  const originalIndexes: number[] = [];
  for (const char of original) {
    const normalized = normalizeCharacter(char, text);
    for (let i = 0; i < normalized.length; i += 1) originalIndexes.push(index);
    text += normalized;
    index += char.length;
  }
  originalIndexes.push(index);
  return { text, originalIndexes };
}
