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

/** What a title means, for a document in a language. */
export interface FoundOccupation {
  /** Its profile in the document's language; the industry's general one when the title is not known. */
  occupation: Occupation;
  isGeneral: boolean;
  rank: Rank;
  /** As it is printed: what was typed, spelled right, or its name in the document's language if typed in another one. */
  title: string;
}

interface Found {
  name: Name;
  fit: Fit;
}

/** オペレーター and フロント are one word, and parts of many trades; カスタマーサポート and 営業事務 say which. */
const saysTrade = (whole: string) => whole.length >= 4 && (!/^[ァ-ヶー]+$/u.test(whole) || whole.length >= 8);

/**
 * A name counts in its own industry however little of the title it says; in another one, where a nurse may work for a
 * school, only when it says all of it or has two words, and is no rank: a principal is one of a school in Education only.
 */
function counts({ name, fit }: Found, industry: Industry | undefined): boolean {
  if (industry === undefined || name.industry === industry) return true;
  if (name.occupation.local || withoutRank(name.words, name.language) === '') return false;
  return fit.isWhole || (name.unspaced ? saysTrade(name.whole) : name.words.length > 1);
}

/**
 * Which of two finds is better: the whole title, letter by letter (électricien is French, and no slip of "electrician"),
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

/** A short word of another language is hardly mistyped: a Bäcker is no baker. */
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

/** Finds already made: scores ask again and again. Emptied when full, so that titles cannot fill the memory. */
const known = new Map<string, Found | undefined>();

/** `industry` undefined: in any, each name being at home in its own. */
function find(jobTitle: string, industry: Industry | undefined, language: Language): Found | undefined {
  const key = `${language} ${industry} ${jobTitle}`;
  if (known.has(key)) return known.get(key);
  const found = search(jobTitle, industry, language);
  if (known.size >= 2_000) known.clear();
  known.set(key, found);
  return found;
}

/**
 * What a title means: looked up in the document's language first, then in all others, by any of its names, whatever the
 * rank, the gender, the order of its words and slips of a finger. Nothing found means the industry's general profile.
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
  // With a rank of the document's language beside it, it was typed in that one: "Werkstudent Marketing".
  const here = rankOf(fit.rest, language);
  const isHere = here !== 'standard' && rankOf(fit.rest, name.language) === 'standard';
  if (isHere) return { occupation, isGeneral: false, rank: here, title: typed };
  // A rank inside a name ("Head of Sales") is inside the other language's title too.
  const beside = rankOf(fit.rest, name.language);
  const pattern = beside === 'standard' ? '{title}' : writerLanguages[language].titles.ranked[beside];
  const title = pattern.replace('{title}', occupation.title);
  return { occupation, isGeneral: false, rank, title };
}

/** The rank that a title names besides the work, or as a part of a name that stands for higher work than the usual title. */
function rankIn({ language, occupation, said }: Name, { rest }: Fit): Rank {
  const beside = rankOf(rest, language);
  // A senior director of nursing leads.
  if (beside === 'senior' && rankOf(said, language) === 'lead') return 'lead';
  if (beside !== 'standard' || rankOf(occupation.title.toLowerCase(), language) !== 'standard') return beside;
  return rankOf(said, language);
}

/** The same occupation in a language. */
const translated = ({ industry, occupation }: Name, language: Language): Occupation =>
  profileIn(language, industry).occupations.find(({ id }) => id === occupation.id) ?? occupation;

/** The industry in which a title is at home; undefined when it is known in none. */
export function industryOf(jobTitle: string, language: Language): Industry | undefined {
  return find(jobTitle, undefined, language)?.name.industry;
}

/** All names of the occupation that a title means, in every language; none for a title that is not known. */
export function titleEquivalents(jobTitle: string, industry: Industry, language: Language): string[] {
  const found = find(jobTitle, industry, language);
  if (!found) return [];
  const same = allNames().filter(
    (name) => name.industry === found.name.industry && name.occupation.id === found.name.occupation.id,
  );
  return [...new Set(same.flatMap(({ occupation }) => [occupation.title, ...listOf(occupation.also)]))];
}
