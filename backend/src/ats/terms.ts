import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { TermUsage } from '@shortlist/contracts/platform/score';
import { canonicalizeText, tokenize, type Token } from './language/text-processing';

/** Term that the target asks for. Weights: 3 for core, 2 for usual, 1 for nice-to-have terms. */
export interface TargetTerm {
  term: string;
  weight: number;
}

/** Scripts without spaces between words, or with particles at the end of words, match as substrings. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Compares stems. Words of one or two letters ("Go", "R", "HR") must have the same spelling, or every "go" would count.
 */
function isSameWord(a: Token, b: Token): boolean {
  return a.text.length <= 2 || b.text.length <= 2 ? a.text === b.text : a.stem === b.stem;
}

interface SearchableText {
  text: string;
  tokens: Token[];
}

function toSearchableText(text: string, language: Language): SearchableText {
  const plain = canonicalizeText(text);
  return { text: plain, tokens: tokenize(plain, language) };
}

/** Cache of tokenized terms, because the same ones are looked up in every text. Cleared when full. */
const searchableTermCache = new Map<string, SearchableText>();

function getSearchableTerm(term: string, language: Language): SearchableText {
  const key = `${language}:${term}`;
  const known = searchableTermCache.get(key) ?? toSearchableText(term, language);
  if (searchableTermCache.size >= 5_000) searchableTermCache.clear();
  searchableTermCache.set(key, known);
  return known;
}

function findOccurrences({ text, tokens }: SearchableText, term: SearchableText): [number, number][] {
  const found: [number, number][] = [];
  if (unspaced.test(term.text)) {
    const lower = text.toLowerCase();
    const wanted = term.text.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
      found.push([at, at + wanted.length]);
    return found;
  }
  const wanted = term.tokens;
  for (let at = 0; wanted.length > 0 && at + wanted.length <= tokens.length; at += 1) {
    if (!wanted.every((word, i) => isSameWord(word, tokens[at + i] as Token))) continue;
    found.push([tokens[at]?.start ?? 0, tokens[at + wanted.length - 1]?.end ?? 0]);
    at += wanted.length - 1;
  }
  return found;
}

export function countTerm(text: string, term: string, language: Language): number {
  return countTerms(text, [term], language)[0] ?? 0;
}

export function countTerms(text: string, terms: readonly string[], language: Language): number[] {
  const whole = toSearchableText(text, language);
  return terms.map((term) => findOccurrences(whole, getSearchableTerm(term, language)).length);
}

/** Removes the second and later occurrences of each term, so that repeating a term does not make a text longer. */
export function removeRepeatedTerms(text: string, terms: readonly TargetTerm[], language: Language): string {
  const whole = toSearchableText(text, language);
  const repeats = terms.flatMap(({ term }) => findOccurrences(whole, getSearchableTerm(term, language)).slice(1));
  if (repeats.length === 0) return whole.text;
  let kept = '';
  let end = 0;
  for (const [start, behind] of repeats.sort(([a], [b]) => a - b)) {
    kept += whole.text.slice(end, Math.max(start, end));
    end = Math.max(end, behind);
  }
  return kept + whole.text.slice(end);
}

function listTextsByPlace(resume: ResumeContent): [Exclude<TermUsage['place'], 'missing'>, string[]][] {
  const { personalInfo, experience, projects } = resume;
  const own = resume.customSections.flatMap(({ items }) => items);
  return [
    [
      'entry',
      [
        ...experience.flatMap((entry) => [entry.description, ...entry.achievements]),
        ...projects.flatMap((project) => [project.description, ...project.technologies]),
        ...own.flatMap((item) => [item.description, ...item.achievements]),
      ],
    ],
    ['summary', [personalInfo.headline, personalInfo.summary, ...experience.map((entry) => entry.position)]],
    [
      'skills',
      [
        ...resume.skills,
        ...resume.achievements,
        ...resume.certifications.map((certificate) => certificate.name),
        ...resume.languages.map((spoken) => spoken.name),
        ...resume.education.flatMap((entry) => [entry.degree, entry.field, ...entry.achievements]),
        ...own.map((item) => item.title),
      ],
    ],
  ];
}

export function findTerms(resume: ResumeContent, terms: readonly TargetTerm[], language: Language): TermUsage[] {
  const places = listTextsByPlace(resume).map(([place, texts]) => ({
    place,
    texts: texts.map((text) => toSearchableText(text, language)),
  }));
  return terms.map(({ term }) => {
    const wanted = getSearchableTerm(term, language);
    const counts = places.map(({ place, texts }) => ({
      place,
      count: texts.reduce((sum, text) => sum + findOccurrences(text, wanted).length, 0),
    }));
    return {
      term,
      count: counts.reduce((sum, { count }) => sum + count, 0),
      place: counts.find(({ count }) => count > 0)?.place ?? 'missing',
    };
  });
}
