import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Term } from '@shortlist/contracts/platform/score';
import { normal, tokensOf, type Token } from './language/words';

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
function sameWord(a: Token, b: Token): boolean {
  return a.text.length <= 2 || b.text.length <= 2 ? a.text === b.text : a.stem === b.stem;
}

interface Readable {
  text: string;
  tokens: Token[];
}

function readable(text: string, language: Language): Readable {
  const plain = normal(text);
  return { text: plain, tokens: tokensOf(plain, language) };
}

/** Cache of tokenized terms, because the same ones are looked up in every text. Cleared when full. */
const knownTerms = new Map<string, Readable>();

function readableTerm(term: string, language: Language): Readable {
  const key = `${language}:${term}`;
  const known = knownTerms.get(key) ?? readable(term, language);
  if (knownTerms.size >= 5_000) knownTerms.clear();
  knownTerms.set(key, known);
  return known;
}

function occurrences({ text, tokens }: Readable, term: Readable): [number, number][] {
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
    if (!wanted.every((word, i) => sameWord(word, tokens[at + i] as Token))) continue;
    found.push([tokens[at]?.start ?? 0, tokens[at + wanted.length - 1]?.end ?? 0]);
    at += wanted.length - 1;
  }
  return found;
}

export function countTerm(text: string, term: string, language: Language): number {
  return countTerms(text, [term], language)[0] ?? 0;
}

export function countTerms(text: string, terms: readonly string[], language: Language): number[] {
  const whole = readable(text, language);
  return terms.map((term) => occurrences(whole, readableTerm(term, language)).length);
}

/** Removes the second and later occurrences of each term, so that repeating a term does not make a text longer. */
export function withoutRepeats(text: string, terms: readonly TargetTerm[], language: Language): string {
  const whole = readable(text, language);
  const repeats = terms.flatMap(({ term }) => occurrences(whole, readableTerm(term, language)).slice(1));
  if (repeats.length === 0) return whole.text;
  let kept = '';
  let end = 0;
  for (const [start, behind] of repeats.sort(([a], [b]) => a - b)) {
    kept += whole.text.slice(end, Math.max(start, end));
    end = Math.max(end, behind);
  }
  return kept + whole.text.slice(end);
}

function placesOf(resume: ResumeContent): [Exclude<Term['place'], 'missing'>, string[]][] {
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

export function findTerms(resume: ResumeContent, terms: readonly TargetTerm[], language: Language): Term[] {
  const places = placesOf(resume).map(([place, texts]) => ({
    place,
    texts: texts.map((text) => readable(text, language)),
  }));
  return terms.map(({ term }) => {
    const wanted = readableTerm(term, language);
    const counts = places.map(({ place, texts }) => ({
      place,
      count: texts.reduce((sum, text) => sum + occurrences(text, wanted).length, 0),
    }));
    return {
      term,
      count: counts.reduce((sum, { count }) => sum + count, 0),
      place: counts.find(({ count }) => count > 0)?.place ?? 'missing',
    };
  });
}
