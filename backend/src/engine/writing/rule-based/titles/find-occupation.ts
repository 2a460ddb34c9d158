import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getIndustryOccupations } from '@shortlist/occupations/get-occupations';
import type { Occupation } from '@shortlist/occupations/occupation.schema';
import { languagePacks } from '../languages/language-packs';
import type { Seniority } from '../languages/language-pack';
import { type TitleMatch, matchTitle, type ParsedTitle, parseTitle } from './match-title';
import { getAllOccupationNames, type OccupationName } from './occupation-names';
import { correctTitleSpelling } from './spelling';
import { formatTitle, detectSeniority, splitTitleWords, removeSeniority } from './title';

/** Occupation for a title. If none matches, `isGeneral` is true, and this is the general occupation of the industry. */
export interface FoundOccupation {
  occupation: Occupation;
  isGeneral: boolean;
  seniority: Seniority;
  /**
   * Title for the documents: the input with its spelling corrected, or the occupation's name in the document's language
   * if the input is in another language.
   */
  title: string;
}

interface Candidate {
  name: OccupationName;
  match: TitleMatch;
}

/** Accepts specific names (カスタマーサポート, 営業事務), but not words that many trades share (オペレーター, フロント). */
const isSpecificName = (name: string) => name.length >= 4 && (!/^[ァ-ヶー]+$/u.test(name) || name.length >= 8);

/**
 * Returns whether a candidate is eligible. In its own industry, a name may cover any part of the title. In another
 * industry (a nurse may work for a school), it must cover the whole title or have two words, and must not be just a
 * seniority: "principal" is a job only in Education.
 */
function isEligible({ name, match }: Candidate, industry: Industry | undefined): boolean {
  if (industry === undefined || name.industry === industry) return true;
  if (name.occupation.isIndustrySpecific || removeSeniority(name.words, name.language) === '') return false;
  return match.isComplete || (name.isUnspaced ? isSpecificName(name.joinedWords) : name.words.length > 1);
}

/**
 * Scores a candidate: a complete match letter by letter first (électricien is French, not a typo of "electrician"),
 * then the document's language, then its industry, then more letters.
 */
function scoreCandidate({ name, match }: Candidate, industry: Industry | undefined, language: Language): number {
  return (
    (match.isComplete ? (match.hasTypo ? 1e6 : 2e6) : 0) +
    (name.language === language ? 1e5 : 0) +
    (name.industry === industry ? 1e4 : 0) +
    match.matchedLetters
  );
}

/** Returns true for a short foreign name. A similar title is rarely a typo of such a name: a Bäcker is not a baker. */
const isShortForeignName = (name: OccupationName, language: Language) =>
  name.language !== language && name.joinedWords.length < 7;

function findBestCandidate(
  jobTitle: string,
  industry: Industry | undefined,
  language: Language,
): Candidate | undefined {
  const parsedTitles = new Map<Language, ParsedTitle>();
  let best: { candidate: Candidate; score: number } | undefined;
  for (const name of getAllOccupationNames()) {
    const title = parsedTitles.get(name.language) ?? parseTitle(jobTitle, name.language);
    parsedTitles.set(name.language, title);
    const match = matchTitle(title, name);
    if (!match || (match.hasTypo && isShortForeignName(name, language))) continue;
    const candidate = { name, match };
    const score = scoreCandidate(candidate, industry, language);
    if (score > (best?.score ?? 0) && isEligible(candidate, industry)) best = { candidate, score };
  }
  return best?.candidate;
}

/** Caches lookups because scoring repeats them. Cleared when full, so that titles cannot exhaust the memory. */
const cache = new Map<string, Candidate | undefined>();

function findCached(jobTitle: string, industry: Industry | undefined, language: Language): Candidate | undefined {
  const key = `${language} ${industry} ${jobTitle}`;
  if (cache.has(key)) return cache.get(key);
  const bestCandidate = findBestCandidate(jobTitle, industry, language);
  if (cache.size >= 2_000) cache.clear();
  cache.set(key, bestCandidate);
  return bestCandidate;
}

/**
 * Finds the occupation for a title, first in the document's language, then in all others, by any of its names.
 * Ignores seniority, gender, word order and typos. Falls back to the industry's general occupation.
 */
export function findOccupation(jobTitle: string, industry: Industry, language: Language): FoundOccupation {
  const bestCandidate = findCached(jobTitle, industry, language);
  const mistypedName =
    bestCandidate?.match.hasTypo && bestCandidate.name.language === language ? bestCandidate.name : undefined;
  const typedTitle = formatTitle(correctTitleSpelling(jobTitle, language, mistypedName), language);
  if (!bestCandidate) {
    const words = splitTitleWords(jobTitle, language).map(({ text }) => text);
    return {
      occupation: getIndustryOccupations(language, industry).general,
      isGeneral: true,
      seniority: detectSeniority(words.join(' '), language),
      title: typedTitle,
    };
  }
  const { name, match } = bestCandidate;
  const occupation = translateOccupation(name, language);
  const seniority = resolveSeniority(name, match);
  if (name.language === language) return { occupation, isGeneral: false, seniority, title: typedTitle };
  // A seniority in the document's language means that the title was typed in that language: "Werkstudent Marketing".
  const documentSeniority = detectSeniority(match.remainder, language);
  const isInDocumentLanguage =
    documentSeniority !== 'standard' && detectSeniority(match.remainder, name.language) === 'standard';
  if (isInDocumentLanguage) return { occupation, isGeneral: false, seniority: documentSeniority, title: typedTitle };
  // A seniority inside a name ("Head of Sales") is part of the other language's title too.
  const remainderSeniority = detectSeniority(match.remainder, name.language);
  const template =
    remainderSeniority === 'standard'
      ? '{title}'
      : languagePacks[language].titleRules.seniorityTemplates[remainderSeniority];
  const title = template.replace('{title}', occupation.title);
  return { occupation, isGeneral: false, seniority, title };
}

function resolveSeniority({ language, occupation, text }: OccupationName, { remainder }: TitleMatch): Seniority {
  const remainderSeniority = detectSeniority(remainder, language);
  // A senior director of nursing counts as lead.
  if (remainderSeniority === 'senior' && detectSeniority(text, language) === 'lead') return 'lead';
  if (remainderSeniority !== 'standard' || detectSeniority(occupation.title.toLowerCase(), language) !== 'standard')
    return remainderSeniority;
  return detectSeniority(text, language);
}

const translateOccupation = ({ industry, occupation }: OccupationName, language: Language): Occupation =>
  getIndustryOccupations(language, industry).occupations.find(({ id }) => id === occupation.id) ?? occupation;

/** Returns the industry of the best matching occupation in any industry. */
export function findIndustry(jobTitle: string, language: Language): Industry | undefined {
  return findCached(jobTitle, undefined, language)?.name.industry;
}

/** Lists the names of a title's occupation in all languages. Returns none for an unknown title. */
export function listEquivalentTitles(jobTitle: string, industry: Industry, language: Language): string[] {
  const bestCandidate = findCached(jobTitle, industry, language);
  if (!bestCandidate) return [];
  const sameOccupation = getAllOccupationNames().filter(
    (name) => name.industry === bestCandidate.name.industry && name.occupation.id === bestCandidate.name.occupation.id,
  );
  return [...new Set(sameOccupation.flatMap(({ occupation }) => [occupation.title, ...occupation.aliases]))];
}
