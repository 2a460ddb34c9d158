import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { profileIn } from '../../profiles/all';
import { listOf, type Occupation } from '../../profiles/occupation';
import { writerLanguages } from '../languages/all';
import type { Rank } from '../languages/language';
import { type Fit, fitOf, type Typed, typedTitle } from './fit';
import { allNames, type Name } from './names';
import { asSpelled } from './spelling';
import { printedTitle, rankOf, titleWords, withoutRank } from './title';

export interface FoundOccupation {
  occupation: Occupation;
  isGeneral: boolean;
  rank: Rank;
  /**
   * Printed title: the typed one with its spelling corrected, or the name in the document's language if it was typed in
   * another one.
   */
  title: string;
}

interface Found {
  name: Name;
  fit: Fit;
}

/** Accepts specific names (カスタマーサポート, 営業事務), but not words that many trades share (オペレーター, フロント). */
const saysTrade = (whole: string) => whole.length >= 4 && (!/^[ァ-ヶー]+$/u.test(whole) || whole.length >= 8);

/**
 * Returns whether a candidate is eligible. In its own industry, a name may cover any part of the title. In another
 * industry (a nurse may work for a school), it must cover the whole title or have two words, and must not be just a
 * seniority: "principal" is a job only in Education.
 */
function counts({ name, fit }: Found, industry: Industry | undefined): boolean {
  if (industry === undefined || name.industry === industry) return true;
  if (name.occupation.local || withoutRank(name.words, name.language) === '') return false;
  return fit.isWhole || (name.unspaced ? saysTrade(name.whole) : name.words.length > 1);
}

/**
 * Scores a candidate: a complete match letter by letter first (électricien is French, not a typo of "electrician"),
 * then the document's language, then its industry, then more letters.
 */
function rankOfFind({ name, fit }: Found, industry: Industry | undefined, language: Language): number {
  return (
    (fit.isWhole ? (fit.hasSlip ? 1e6 : 2e6) : 0) +
    (name.language === language ? 1e5 : 0) +
    (name.industry === industry ? 1e4 : 0) +
    fit.letters
  );
}

/** Returns true for short words of another language, which are rarely typos: a Bäcker is not a baker. */
const isShortAbroad = (name: Name, language: Language) => name.language !== language && name.whole.length < 7;

function search(jobTitle: string, industry: Industry | undefined, language: Language): Found | undefined {
  const typed = new Map<Language, Typed>();
  let best: { found: Found; value: number } | undefined;
  for (const name of allNames()) {
    const title = typed.get(name.language) ?? typedTitle(jobTitle, name.language);
    typed.set(name.language, title);
    const fit = fitOf(title, name);
    if (!fit || (fit.hasSlip && isShortAbroad(name, language))) continue;
    const found = { name, fit };
    const value = rankOfFind(found, industry, language);
    if (value > (best?.value ?? 0) && counts(found, industry)) best = { found, value };
  }
  return best?.found;
}

/** Caches lookups because scoring repeats them. Cleared when full, so that titles cannot exhaust the memory. */
const known = new Map<string, Found | undefined>();

function find(jobTitle: string, industry: Industry | undefined, language: Language): Found | undefined {
  const key = `${language} ${industry} ${jobTitle}`;
  if (known.has(key)) return known.get(key);
  const found = search(jobTitle, industry, language);
  if (known.size >= 2_000) known.clear();
  known.set(key, found);
  return found;
}

/**
 * Finds the occupation that a title means, first in the document's language, then in all others, by any of its names.
 * Ignores seniority, gender, word order and typos. Falls back to the industry's general occupation.
 */
export function findOccupation(jobTitle: string, industry: Industry, language: Language): FoundOccupation {
  const found = find(jobTitle, industry, language);
  const mistyped = found?.fit.hasSlip && found.name.language === language ? found.name : undefined;
  const typed = printedTitle(asSpelled(jobTitle, language, mistyped), language);
  if (!found) {
    const words = titleWords(jobTitle, language).map(({ raw }) => raw);
    return {
      occupation: profileIn(language, industry).general,
      isGeneral: true,
      rank: rankOf(words.join(' '), language),
      title: typed,
    };
  }
  const { name, fit } = found;
  const occupation = translated(name, language);
  const rank = rankIn(name, fit);
  if (name.language === language) return { occupation, isGeneral: false, rank, title: typed };
  // A seniority in the document's language means that the title was typed in that language: "Werkstudent Marketing".
  const here = rankOf(fit.rest, language);
  const isHere = here !== 'standard' && rankOf(fit.rest, name.language) === 'standard';
  if (isHere) return { occupation, isGeneral: false, rank: here, title: typed };
  // A seniority inside a name ("Head of Sales") is part of the other language's title too.
  const beside = rankOf(fit.rest, name.language);
  const pattern = beside === 'standard' ? '{title}' : writerLanguages[language].titles.ranked[beside];
  const title = pattern.replace('{title}', occupation.title);
  return { occupation, isGeneral: false, rank, title };
}

function rankIn({ language, occupation, said }: Name, { rest }: Fit): Rank {
  const beside = rankOf(rest, language);
  // A senior director of nursing counts as lead.
  if (beside === 'senior' && rankOf(said, language) === 'lead') return 'lead';
  if (beside !== 'standard' || rankOf(occupation.title.toLowerCase(), language) !== 'standard') return beside;
  return rankOf(said, language);
}

const translated = ({ industry, occupation }: Name, language: Language): Occupation =>
  profileIn(language, industry).occupations.find(({ id }) => id === occupation.id) ?? occupation;

export function industryOf(jobTitle: string, language: Language): Industry | undefined {
  return find(jobTitle, undefined, language)?.name.industry;
}

export function titleEquivalents(jobTitle: string, industry: Industry, language: Language): string[] {
  const found = find(jobTitle, industry, language);
  if (!found) return [];
  const same = allNames().filter(
    (name) => name.industry === found.name.industry && name.occupation.id === found.name.occupation.id,
  );
  return [...new Set(same.flatMap(({ occupation }) => [occupation.title, ...listOf(occupation.also)]))];
}
