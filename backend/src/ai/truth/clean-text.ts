import { splitBlanks } from '@shortlist/documents/blanks';
import type { Language } from '@shortlist/contracts/platform/languages';
import { blank, words } from '../words';
import { areThings } from './entities/german';
import { everywhere, facts, namesWithDigits } from './patterns';
import { spelledNumbersIn } from './values/values';

const figure = /[$€£¥₩]?[\p{Nd}\p{No}\p{Nl}](?:[\p{Nd}\p{No}\p{Nl}.,:'’]*[\p{Nd}\p{No}\p{Nl}])?(?:[kKMB]\b)?\+?/gu;

/**
 * Replaces facts that only the person can know with blanks: contacts, dates, schools, degrees, certificates, employers,
 * places, other titles and all numbers. Existing blanks stay. `given` contains the requested title and the occupation's
 * data, which stay, too.
 */
export function cleanText(text: string, language: Language, given: string[]): string {
  const cleaned = splitBlanks(text.normalize('NFC').replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' '))
    .map((piece) =>
      piece.label === undefined ? cleanPlain(piece.text, language, given) : keptBlank(piece.label, language),
    )
    .join('');
  return mergeBlanks(cleaned, language).replace(/ {2,}/g, ' ').trim();
}

/** Treats a label that contains a number as a bracketed fact, not a blank. */
const keptBlank = (label: string, language: Language) =>
  /\p{N}/u.test(label) ? blank(language, 'number') : `[${label}]`;

function cleanPlain(text: string, language: Language, given: string[]): string {
  const kept = [...given, ...namesWithDigits]
    .filter(Boolean)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const keep = new RegExp(`((?<![\\p{L}\\p{N}])(?:${kept.join('|')})(?![\\p{L}\\p{N}]))`, 'giu');
  return text
    .replace(/[[\]]/g, '')
    .split(keep)
    .map((part, index) => (index % 2 ? part : blankFacts(part, language)))
    .join('');
}

function blankFacts(text: string, language: Language): string {
  let result = text;
  for (const { label, pattern } of [...everywhere, ...facts[language]]) {
    const isThing = (said: string) => language === 'de' && label === 'employer' && areThings(said);
    result = outsideBlanks(result, (plain) =>
      plain.replace(pattern, (said) => (isThing(said) ? said : blank(language, label))),
    );
  }
  const number = blank(language, 'number');
  const figures = outsideBlanks(result, (plain) => plain.replace(figure, number));
  return outsideBlanks(figures, (plain) =>
    spelledNumbersIn(plain, language).reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + number + rest.slice(end),
      plain,
    ),
  );
}

function outsideBlanks(text: string, change: (plain: string) => string): string {
  return splitBlanks(text)
    .map((piece) => (piece.label === undefined ? change(piece.text) : piece.text))
    .join('');
}

/** Merges "[number]-[number]" and "[number] [number]" into one blank. */
function mergeBlanks(text: string, language: Language): string {
  const number = blank(language, 'number').replace(/[[\]]/g, '\\$&');
  return text.replace(
    new RegExp(`${number}(?:\\s*[-–—/x×.,]?\\s*${number})+`, 'gu'),
    `[${words[language].blanks.number}]`,
  );
}
