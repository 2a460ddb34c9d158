import { splitBlanks } from '@shortlist/documents/blanks';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatBlank, messages } from '../messages';
import { areCommonNouns } from './entities/german-nouns';
import { universalPatterns, factPatterns, namesWithDigits } from './fact-patterns';
import { findSpelledNumbers } from './quantities/find-quantities';

const figure = /[$€£¥₩]?[\p{Nd}\p{No}\p{Nl}](?:[\p{Nd}\p{No}\p{Nl}.,:'’]*[\p{Nd}\p{No}\p{Nl}])?(?:[kKMB]\b)?\+?/gu;

/**
 * Replaces facts that only the person can know with blanks: contacts, dates, schools, degrees, certificates, employers,
 * places, other titles and all numbers. Existing blanks stay. `given` contains the requested title and the occupation's
 * data, which stay, too.
 */
export function blankOutFacts(text: string, language: Language, given: string[]): string {
  const cleaned = splitBlanks(text.normalize('NFC').replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' '))
    .map((piece) =>
      piece.label === undefined
        ? blankOutPlainText(piece.text, language, given)
        : normalizeBlank(piece.label, language),
    )
    .join('');
  return mergeBlanks(cleaned, language).replace(/ {2,}/g, ' ').trim();
}

/** Treats a label that contains a number as a bracketed fact, not a blank. */
const normalizeBlank = (label: string, language: Language) =>
  /\p{N}/u.test(label) ? formatBlank(language, 'number') : `[${label}]`;

function blankOutPlainText(text: string, language: Language, given: string[]): string {
  const kept = [...given, ...namesWithDigits]
    .filter(Boolean)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const keep = new RegExp(`((?<![\\p{L}\\p{N}])(?:${kept.join('|')})(?![\\p{L}\\p{N}]))`, 'giu');
  return text
    .replace(/[[\]]/g, '')
    .split(keep)
    .map((part, index) => (index % 2 ? part : replaceFacts(part, language)))
    .join('');
}

function replaceFacts(text: string, language: Language): string {
  let result = text;
  for (const { label, pattern } of [...universalPatterns, ...factPatterns[language]]) {
    const isThing = (said: string) => language === 'de' && label === 'employer' && areCommonNouns(said);
    result = mapOutsideBlanks(result, (plain) =>
      plain.replace(pattern, (said) => (isThing(said) ? said : formatBlank(language, label))),
    );
  }
  const number = formatBlank(language, 'number');
  const figures = mapOutsideBlanks(result, (plain) => plain.replace(figure, number));
  return mapOutsideBlanks(figures, (plain) =>
    findSpelledNumbers(plain, language).reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + number + rest.slice(end),
      plain,
    ),
  );
}

function mapOutsideBlanks(text: string, change: (plain: string) => string): string {
  return splitBlanks(text)
    .map((piece) => (piece.label === undefined ? change(piece.text) : piece.text))
    .join('');
}

/** Merges "[number]-[number]" and "[number] [number]" into one blank. */
function mergeBlanks(text: string, language: Language): string {
  const number = formatBlank(language, 'number').replace(/[[\]]/g, '\\$&');
  return text.replace(
    new RegExp(`${number}(?:\\s*[-–—/x×.,]?\\s*${number})+`, 'gu'),
    `[${messages[language].blanks.number}]`,
  );
}
