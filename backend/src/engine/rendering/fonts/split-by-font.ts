import type { Language } from '@shortlist/contracts/platform/languages';
import { fontDefinitions, type FontId } from '@shortlist/documents/fonts/font-definitions';
import { getParsedFont, type ParsedFont } from './parsed-font';
import { resolveFontFile } from './font-files';

/** Characters that a PDF omits, because no embedded font has them. */
const emojiPattern = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;

export interface FontRun {
  text: string;
  font: ParsedFont;
  file: string;
  /** True for a fallback font, which is drawn slightly smaller to match the others. */
  isFallback: boolean;
}

const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\p{Surrogate}\p{Private_Use}]|(?!\n)\p{Control}/gu;
/**
 * Placeholder for a dropped emoji, removed together with one adjacent space. No input contains it, because
 * `invisiblePattern` removes private-use characters.
 */
const emojiPlaceholder = '\ue000';
const leadingPlaceholders = /^(?:\ue000 ?)+/;
const placeholdersWithSpace = /(?: ?\ue000)+/g;
const spaceOrPunctuation = /^[\s\u2000-\u206f]$/u;

/**
 * Splits a text into runs by font: the whole text in the requested font or, if that lacks a character, in Noto. If no
 * single font has all characters, splits wherever another font is needed. Drops emoji and invisible characters.
 * @returns the runs, and the characters left out of them because no font has them
 */
export function splitByFont(
  text: string,
  requestedFont: { font: FontId; weight: number; italic?: boolean },
  language: Language,
): { runs: FontRun[]; missingCharacters: string[] } {
  const cleanText = text
    .normalize('NFC')
    .replace(/[\t\r]/g, ' ')
    .replace(invisiblePattern, '');
  const getFile = (id: FontId) => resolveFontFile(id, requestedFont.weight, requestedFont.italic);
  // Fast path for nearly all texts.
  const requestedFile = getFile(requestedFont.font);
  if (canDrawAll(requestedFile, cleanText))
    return {
      runs: [{ text: cleanText, file: requestedFile, font: getParsedFont(requestedFile), isFallback: false }],
      missingCharacters: [],
    };

  const files = [requestedFile, ...getFallbackFonts(requestedFont.font, language).map(getFile)];
  const findFile = (character: string) => files.find((file) => getParsedFont(file).hasGlyph(character));
  const missingCharacters: string[] = [];
  const characters = [...cleanText].map((character) => {
    if (findFile(character)) return character;
    if (emojiPattern.test(character)) return emojiPlaceholder;
    missingCharacters.push(character);
    return '';
  });
  const drawnText = characters.join('').replace(leadingPlaceholders, '').replace(placeholdersWithSpace, '');

  const commonFile = files.find((file) => canDrawAll(file, drawnText));
  const runs: FontRun[] = [];
  for (const character of commonFile ? [drawnText] : drawnText) {
    const lastRun = runs.at(-1);
    const file =
      commonFile ?? (lastRun && spaceOrPunctuation.test(character) ? lastRun.file : findFile(character)) ?? '';
    if (lastRun?.file === file) lastRun.text += character;
    else runs.push({ text: character, file, font: getParsedFont(file), isFallback: file !== files[0] });
  }
  return { runs, missingCharacters };
}

function canDrawAll(file: string, text: string): boolean {
  const font = getParsedFont(file);
  for (const character of text) if (!font.hasGlyph(character)) return false;
  return true;
}

function getFallbackFonts(requestedFont: FontId, language: Language): FontId[] {
  const kind = fontDefinitions[requestedFont].kind === 'serif' ? 'serif' : 'sans';
  const eastAsianScripts = language === 'ko' ? (['kr', 'jp'] as const) : (['jp', 'kr'] as const);
  return [`noto-${kind}` as const, ...eastAsianScripts.map((script) => `noto-${kind}-${script}` as const)];
}
