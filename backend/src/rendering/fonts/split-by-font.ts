import type { Language } from '@shortlist/contracts/platform/languages';
import { fontDefinitions, type FontId } from '@shortlist/documents/fonts/font-metrics';
import { getParsedFont, type ParsedFont } from './parsed-font';
import { resolveFontFile } from './font-files';

export interface FontRun {
  text: string;
  font: ParsedFont;
  file: string;
  /** True for a fallback font, which is set slightly smaller to match the others. */
  isFallback: boolean;
}

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Surrogate}\p{Private_Use}]|(?!\n)\p{Control}/gu;
/**
 * Placeholder for a dropped emoji, which also removes one adjacent space. A private-use character, which filtered text
 * never contains.
 */
const emojiPlaceholder = '\ue000';
const leadingPlaceholders = /^(?:\ue000 ?)+/;
const placeholdersWithSpace = /(?: ?\ue000)+/g;
const staysWithPrevious = /^[\s\u2000-\u206f]$/u;

/**
 * Splits a text into runs by font: the whole text in the requested font or, if that lacks a character, in Noto. If no
 * single font has all characters, splits wherever another font is needed. Drops emoji and invisible characters.
 * @returns also `missing`, the characters that no font has; no run contains them
 */
export function splitByFont(
  text: string,
  asked: { font: FontId; weight: number; italic?: boolean },
  language: Language,
): { runs: FontRun[]; missingCharacters: string[] } {
  const plain = text
    .normalize('NFC')
    .replace(/[\t\r]/g, ' ')
    .replace(invisible, '');
  const fileOf = (id: FontId) => resolveFontFile(id, asked.weight, asked.italic);
  // Fast path for nearly all texts.
  const own = fileOf(asked.font);
  if (canDrawAll(own, plain))
    return { runs: [{ text: plain, file: own, font: getParsedFont(own), isFallback: false }], missingCharacters: [] };

  const files = [own, ...getFallbackFonts(asked.font, language).map(fileOf)];
  const first = (character: string) => files.find((file) => getParsedFont(file).hasGlyph(character));
  const missing: string[] = [];
  const known = [...plain].map((character) => {
    if (first(character)) return character;
    if (emoji.test(character)) return emojiPlaceholder;
    missing.push(character);
    return '';
  });
  const shown = known.join('').replace(leadingPlaceholders, '').replace(placeholdersWithSpace, '');

  const whole = files.find((file) => canDrawAll(file, shown));
  const pieces: FontRun[] = [];
  for (const character of whole ? [shown] : shown) {
    const last = pieces.at(-1);
    const file = whole ?? (last && staysWithPrevious.test(character) ? last.file : first(character)) ?? '';
    if (last?.file === file) last.text += character;
    else pieces.push({ text: character, file, font: getParsedFont(file), isFallback: file !== files[0] });
  }
  return { runs: pieces, missingCharacters: missing };
}

function canDrawAll(file: string, text: string): boolean {
  const found = getParsedFont(file);
  for (const character of text) if (!found.hasGlyph(character)) return false;
  return true;
}

function getFallbackFonts(asked: FontId, language: Language): FontId[] {
  const kind = fontDefinitions[asked].kind === 'serif' ? 'serif' : 'sans';
  const asian = language === 'ko' ? (['kr', 'jp'] as const) : (['jp', 'kr'] as const);
  return [`noto-${kind}` as const, ...asian.map((script) => `noto-${kind}-${script}` as const)];
}
