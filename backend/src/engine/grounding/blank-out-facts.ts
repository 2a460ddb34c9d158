import { splitBlanks } from '@shortlist/documents/blanks';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatBlank, messages } from '../writing/messages';
import { areCommonNouns } from './entities/german-nouns';
import { universalPatterns, factPatterns, namesWithDigits } from './fact-patterns';
import { findSpelledNumbers } from './quantities/find-numbers';

const figurePattern =
  /[$€£¥₩]?[\p{Nd}\p{No}\p{Nl}](?:[\p{Nd}\p{No}\p{Nl}.,:'’]*[\p{Nd}\p{No}\p{Nl}])?(?:[kKMB]\b)?\+?/gu;

/**
 * Replaces facts that only the user knows with blanks. These facts are contact details, dates, schools, degrees,
 * certificates, employers, places, other titles and all numbers. Keeps existing blanks and `allowedTerms`, such as the
 * requested title.
 */
export function blankOutFacts(text: string, language: Language, allowedTerms: string[]): string {
  const cleaned = splitBlanks(text.normalize('NFC').replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' '))
    .map((piece) =>
      piece.label === undefined
        ? blankOutPlainText(piece.text, language, allowedTerms)
        : normalizeBlank(piece.label, language),
    )
    .join('');
  return mergeBlanks(cleaned, language).replace(/ {2,}/g, ' ').trim();
}

/** Treats a label with a number as a fact in brackets, not as a blank. */
const normalizeBlank = (label: string, language: Language) =>
  /\p{N}/u.test(label) ? formatBlank(language, 'number') : `[${label}]`;

function blankOutPlainText(text: string, language: Language, allowedTerms: string[]): string {
  const escapedTerms = [...allowedTerms, ...namesWithDigits]
    .filter(Boolean)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const allowedPattern = new RegExp(`((?<![\\p{L}\\p{N}])(?:${escapedTerms.join('|')})(?![\\p{L}\\p{N}]))`, 'giu');
  return text
    .replace(/[[\]]/g, '')
    .split(allowedPattern)
    .map((part, index) => (index % 2 ? part : replaceFacts(part, language)))
    .join('');
}

function replaceFacts(text: string, language: Language): string {
  let result = text;
  for (const { label, pattern } of [...universalPatterns, ...factPatterns[language]]) {
    const isCommonNoun = (name: string) => language === 'de' && label === 'employer' && areCommonNouns(name);
    result = mapOutsideBlanks(result, (plainText) =>
      plainText.replace(pattern, (match) => (isCommonNoun(match) ? match : formatBlank(language, label))),
    );
  }
  const numberBlank = formatBlank(language, 'number');
  const withoutFigures = mapOutsideBlanks(result, (plainText) => plainText.replace(figurePattern, numberBlank));
  return mapOutsideBlanks(withoutFigures, (plainText) =>
    findSpelledNumbers(plainText, language).reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + numberBlank + rest.slice(end),
      plainText,
    ),
  );
}

function mapOutsideBlanks(text: string, transform: (plainText: string) => string): string {
  return splitBlanks(text)
    .map((piece) => (piece.label === undefined ? transform(piece.text) : piece.text))
    .join('');
}

/** Merges "[number]-[number]" and "[number] [number]" into one blank. */
function mergeBlanks(text: string, language: Language): string {
  const numberBlank = formatBlank(language, 'number').replace(/[[\]]/g, '\\$&');
  return text.replace(
    new RegExp(`${numberBlank}(?:\\s*[-–—/x×.,]?\\s*${numberBlank})+`, 'gu'),
    `[${messages[language].blanks.number}]`,
  );
}
