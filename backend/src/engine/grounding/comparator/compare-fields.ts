import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import { canonicalizeText, stemWord } from '../../language/text-processing';
import { findConcepts, degreeConcepts, seniorityConcepts } from '../entities/concepts';
import { normalizeContact } from '../entities/contacts';
import { findDates } from '../quantities/dates';
import { isSupportedQuantity } from '../quantities/compare-quantities';
import { findQuantities } from '../quantities/find-quantities';
import { normalizeCharacters } from '../quantities/normalize-characters';
import { getFrequencyRank, isNeutralWord } from '../claims/vocabulary';
import { listWords } from '../claims/words';

/** The user must confirm that a `translation` means the same as its source. */
export type FieldComparison = 'same' | 'translation' | 'new';

const splitWords = (text: string) =>
  canonicalizeText(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const legalForm =
  /^(?:inc|llc|ltd|gmbh|ag|kg|se|corp|corporation|plc|sa|sl|sarl|sas|co|the|株式会社|有限会社|주식회사)$/u;

/** Treats names as equal if `before` contains every word of `after`. Ignores legal forms. */
export function compareNames(before: string, after: string): FieldComparison {
  const beforeWords = new Set(splitWords(before));
  const afterWords = splitWords(after).filter((word) => !legalForm.test(word));
  if (afterWords.length > 0 && afterWords.every((word) => beforeWords.has(word))) return 'same';
  const joinWords = (text: string) =>
    splitWords(text)
      .join('')
      .replace(/株式会社|有限会社|주식회사/gu, '');
  return joinWords(before) === joinWords(after) && joinWords(after) !== '' ? 'same' : 'new';
}

/** Replaces words with their acronym in `acronymSource`: "prevención de riesgos laborales" becomes "PRL". */
function replaceWithAcronyms(text: string, acronymSource: string): string {
  let shortenedText = text;
  for (const [acronym] of acronymSource.matchAll(/(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu)) {
    const initials = [...acronym].map((letter) => `${letter}[\\p{L}\\p{M}'’-]*`);
    const functionWordsPattern =
      "(?:[\\s-]+(?:(?:of|and|the|de|del|des|du|la|las|los|en|et|y|für|und|der|à|aux?|d|l)(?:['’]|\\s+))*)";
    shortenedText = shortenedText.replace(
      new RegExp(`(?<!\\p{L})${initials.join(functionWordsPattern)}(?!\\p{L})`, 'iu'),
      acronym,
    );
  }
  return shortenedText;
}

/**
 * Compares like `compareNames`, but also treats acronyms and their expansions, and numbers in digits and words, as
 * equal. Ignores words that any certificate may have, such as "course".
 */
export function compareCertificates(before: string, after: string, language: Language): FieldComparison {
  if (compareNames(before, after) === 'same') return 'same';
  const shortenedAfter = replaceWithAcronyms(after, before);
  const shortenedBefore = replaceWithAcronyms(before, after);
  const sourceQuantities = findQuantities(before, [language]);
  const quantities = findQuantities(shortenedAfter, [language]);
  if (!quantities.every((quantity) => isSupportedQuantity(quantity, sourceQuantities))) return 'new';
  const afterWithoutQuantities = quantities.reduceRight(
    (rest, { start, unitEnd }) => `${rest.slice(0, start)} ${rest.slice(unitEnd)}`,
    shortenedAfter,
  );
  const stems = new Set(listWords(`${shortenedBefore} ${before}`, language).map(({ stem }) => stem));
  return listWords(afterWithoutQuantities, language).every(
    ({ stem }) => stems.has(stem) || isNeutralWord(stem, language) || getFrequencyRank(stem, language) < 300,
  )
    ? 'same'
    : 'new';
}

function parseYearMonth(text: string): { year: number; month?: number | undefined } | undefined {
  const plainText = normalizeCharacters(text).text.trim();
  const bareYear = /^(?:19|20)\d{2}$/.exec(plainText);
  if (bareYear) return { year: Number(plainText) };
  const [firstDate] = findDates(plainText);
  return firstDate && firstDate.start === 0 && firstDate.end >= plainText.length - 1 ? firstDate : undefined;
}

/** Treats the same month in any format or calendar as equal. The new date may omit the month. */
export function compareDates(before: string, after: string): FieldComparison {
  if (canonicalizeText(before).toLowerCase() === canonicalizeText(after).toLowerCase()) return 'same';
  const [beforeDate, afterDate] = [parseYearMonth(before), parseYearMonth(after)];
  if (!beforeDate || !afterDate) return 'new';
  return beforeDate.year === afterDate.year && (afterDate.month === undefined || afterDate.month === beforeDate.month)
    ? 'same'
    : 'new';
}

export const compareContacts = (before: string, after: string): FieldComparison =>
  normalizeContact(canonicalizeText(before)) === normalizeContact(canonicalizeText(after)) ? 'same' : 'new';

let occupationIdsByTitle: Map<string, Set<string>> | undefined;
function findOccupationIds(title: string): Set<string> {
  if (!occupationIdsByTitle) {
    occupationIdsByTitle = new Map();
    for (const { code } of languages)
      for (const { occupations } of getAllOccupations(code))
        for (const { id, title: mainTitle, aliases } of occupations)
          for (const name of [mainTitle, ...aliases]) {
            const key = splitWords(name).join(' ');
            occupationIdsByTitle.set(key, (occupationIdsByTitle.get(key) ?? new Set()).add(id));
          }
  }
  return occupationIdsByTitle.get(splitWords(title).join(' ')) ?? new Set();
}

const functionWord = /^(?:of|the|and|in|for|de|du|des|la|le|les|der|die|das|und|et|y|en|el|für|im|am|an|aux?|d|l)$/u;

/**
 * Treats a title as equal if it adds no seniority and no word to `before`, or is another title of the same occupation.
 */
export function compareTitles(
  before: string,
  after: string,
  otherTitles: readonly string[],
  language: Language,
  isTranslated: boolean,
): FieldComparison {
  const knownTitles = [before, ...otherTitles].join(' ');
  const knownSeniorities = findConcepts(before === '' ? knownTitles : before, seniorityConcepts);
  if ([...findConcepts(after, seniorityConcepts)].some((seniority) => !knownSeniorities.has(seniority))) return 'new';
  const stems = new Set(splitWords(before === '' ? knownTitles : before).map((word) => stemWord(word, language)));
  const afterWords = splitWords(after).filter((word) => !functionWord.test(word));
  if (afterWords.length > 0 && afterWords.every((word) => stems.has(stemWord(word, language)))) return 'same';
  const occupationIds = findOccupationIds(after);
  if ([before, ...otherTitles].some((title) => [...findOccupationIds(title)].some((id) => occupationIds.has(id))))
    return 'same';
  return isTranslated ? 'translation' : 'new';
}

const ignoredDegreeWord =
  /^(?:of|in|the|degree|arts?|sciences?|b|m|a|sc|s|ba|bs|bsc|msc|ma|de|en|der|grado|licence|bachelor|bachelors|master|masters|professional|号|学位|학위)$/u;
const artsWord = /\barts\b|(?<!\p{L})(?:B|M)\.? ?A\.?(?!\p{L})/iu;
const scienceWord = /\bsciences?\b|(?<!\p{L})(?:B|M)\.? ?Sc?\.?(?!\p{L})/iu;

/** Treats degrees of the same level as equal, abbreviated or not. Arts and sciences differ. */
export function compareDegrees(
  before: string,
  after: string,
  fieldOfStudy: string,
  language: Language,
  isTranslated: boolean,
): FieldComparison {
  if (canonicalizeText(before).toLowerCase() === canonicalizeText(after).toLowerCase()) return 'same';
  const [beforeLevels, afterLevels] = [findConcepts(before, degreeConcepts), findConcepts(after, degreeConcepts)];
  if ([...afterLevels].some((level) => !beforeLevels.has(level)))
    return isTranslated && afterLevels.size === 0 ? 'translation' : 'new';
  if (artsWord.test(before) !== artsWord.test(after) && scienceWord.test(before) !== scienceWord.test(after))
    return 'new';
  const knownStems = new Set(splitWords(`${before} ${fieldOfStudy}`).map((word) => stemWord(word, language)));
  const newWords = splitWords(after).filter(
    (word) => !ignoredDegreeWord.test(word) && !knownStems.has(stemWord(word, language)),
  );
  if (newWords.length === 0) return 'same';
  const isEastAsian = /[\p{Script=Han}\p{Script=Hangul}]/u.test(after);
  if (
    isEastAsian &&
    afterLevels.size > 0 &&
    canonicalizeText(`${fieldOfStudy}${before}`).includes(
      canonicalizeText(after).replace(/学士|修士|博士|학사|석사|박사/u, ''),
    )
  )
    return 'same';
  return isTranslated && afterLevels.size > 0 ? 'translation' : 'new';
}
