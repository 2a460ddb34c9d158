import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { TermUsage } from '@shortlist/contracts/platform/score';
import { canonicalizeText, tokenize, type Token } from '../language/text-processing';

/** Term that matters for the target. Core terms weigh 3, common terms 2, and nice-to-have terms 1. */
export interface TargetTerm {
  term: string;
  weight: number;
}

/** Scripts without spaces between words, or with particles at the end of words. Their terms match as substrings. */
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words of one or two letters ("Go", "R", "HR") must be identical, or every "go" would match. */
function isSameWord(a: Token, b: Token): boolean {
  return a.text.length <= 2 || b.text.length <= 2 ? a.text === b.text : a.stem === b.stem;
}

interface SearchableText {
  text: string;
  tokens: Token[];
}

function toSearchableText(text: string, language: Language): SearchableText {
  const canonicalText = canonicalizeText(text);
  return { text: canonicalText, tokens: tokenize(canonicalText, language) };
}

/** Caches tokenized terms, because the same terms are counted in every text. Cleared when full. */
const searchableTermCache = new Map<string, SearchableText>();

function getSearchableTerm(term: string, language: Language): SearchableText {
  const key = `${language}:${term}`;
  const searchableTerm = searchableTermCache.get(key) ?? toSearchableText(term, language);
  if (searchableTermCache.size >= 5_000) searchableTermCache.clear();
  searchableTermCache.set(key, searchableTerm);
  return searchableTerm;
}

function findOccurrences({ text, tokens }: SearchableText, term: SearchableText): [number, number][] {
  const ranges: [number, number][] = [];
  if (unspacedScripts.test(term.text)) {
    const lowerText = text.toLowerCase();
    const lowerTerm = term.text.toLowerCase();
    for (
      let start = lowerText.indexOf(lowerTerm);
      start >= 0;
      start = lowerText.indexOf(lowerTerm, start + lowerTerm.length)
    )
      ranges.push([start, start + lowerTerm.length]);
    return ranges;
  }
  const termTokens = term.tokens;
  for (let index = 0; termTokens.length > 0 && index + termTokens.length <= tokens.length; index += 1) {
    if (!termTokens.every((word, i) => isSameWord(word, tokens[index + i] as Token))) continue;
    ranges.push([tokens[index]?.start ?? 0, tokens[index + termTokens.length - 1]?.end ?? 0]);
    index += termTokens.length - 1;
  }
  return ranges;
}

export function countTerm(text: string, term: string, language: Language): number {
  return countTerms(text, [term], language)[0] ?? 0;
}

export function countTerms(text: string, terms: readonly string[], language: Language): number[] {
  const searchableText = toSearchableText(text, language);
  return terms.map((term) => findOccurrences(searchableText, getSearchableTerm(term, language)).length);
}

/** Removes the second and later occurrences of each term, so that repeating a term does not make a text longer. */
export function removeRepeatedTerms(text: string, terms: readonly TargetTerm[], language: Language): string {
  const searchableText = toSearchableText(text, language);
  const repeatedRanges = terms.flatMap(({ term }) =>
    findOccurrences(searchableText, getSearchableTerm(term, language)).slice(1),
  );
  if (repeatedRanges.length === 0) return searchableText.text;
  let result = '';
  let end = 0;
  for (const [start, repeatEnd] of repeatedRanges.sort(([a], [b]) => a - b)) {
    result += searchableText.text.slice(end, Math.max(start, end));
    end = Math.max(end, repeatEnd);
  }
  return result + searchableText.text.slice(end);
}

function listTextsByPlace(resume: ResumeContent): [Exclude<TermUsage['place'], 'missing'>, string[]][] {
  const { personalInfo, experience, projects } = resume;
  const customItems = resume.customSections.flatMap(({ items }) => items);
  return [
    [
      'entry',
      [
        ...experience.flatMap((entry) => [entry.description, ...entry.achievements]),
        ...projects.flatMap((project) => [project.description, ...project.technologies]),
        ...customItems.flatMap((item) => [item.description, ...item.achievements]),
      ],
    ],
    ['summary', [personalInfo.headline, personalInfo.summary, ...experience.map((entry) => entry.position)]],
    [
      'skills',
      [
        ...resume.skills,
        ...resume.achievements,
        ...resume.certifications.map((certificate) => certificate.name),
        ...resume.languages.map((language) => language.name),
        ...resume.education.flatMap((entry) => [entry.degree, entry.field, ...entry.achievements]),
        ...customItems.map((item) => item.title),
      ],
    ],
  ];
}

export function findTermUsages(resume: ResumeContent, terms: readonly TargetTerm[], language: Language): TermUsage[] {
  const textsByPlace = listTextsByPlace(resume).map(([place, texts]) => ({
    place,
    texts: texts.map((text) => toSearchableText(text, language)),
  }));
  return terms.map(({ term }) => {
    const searchableTerm = getSearchableTerm(term, language);
    const counts = textsByPlace.map(({ place, texts }) => ({
      place,
      count: texts.reduce((sum, text) => sum + findOccurrences(text, searchableTerm).length, 0),
    }));
    return {
      term,
      count: counts.reduce((sum, { count }) => sum + count, 0),
      place: counts.find(({ count }) => count > 0)?.place ?? 'missing',
    };
  });
}
