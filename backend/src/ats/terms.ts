import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Term } from '@shortlist/contracts/platform/score';
import { normal, tokensOf, type Token } from './language/words';

/** A term that the target asks for. `weight` is its share in the coverage: 3 core, 2 usual, 1 nice to have. */
export interface TargetTerm {
  term: string;
  weight: number;
}

/** Scripts without spaces between words, or with particles at their ends: found as substrings. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Equal stems; one and two letters ("Go", "R", "HR") must be written alike, or every "go" would count. */
function sameWord(a: Token, b: Token): boolean {
  return a.text.length <= 2 || b.text.length <= 2 ? a.text === b.text : a.stem === b.stem;
}

/** A text made ready for many look-ups. */
interface Readable {
  text: string;
  tokens: Token[];
}

function readable(text: string, language: Language): Readable {
  const plain = normal(text);
  return { text: plain, tokens: tokensOf(plain, language) };
}

/** Terms already read: the same ones are looked up in every text. Emptied when full. */
const knownTerms = new Map<string, Readable>();

function readableTerm(term: string, language: Language): Readable {
  const key = `${language}:${term}`;
  const known = knownTerms.get(key) ?? readable(term, language);
  if (knownTerms.size >= 5_000) knownTerms.clear();
  knownTerms.set(key, known);
  return known;
}

/** Where a term stands: start and end of each occurrence in the text. Whole words, plural and stem tolerant. */
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

/** How often a term stands in a text. */
export function countTerm(text: string, term: string, language: Language): number {
  return countTerms(text, [term], language)[0] ?? 0;
}

/** How often each of these terms stands in a text. */
export function countTerms(text: string, terms: readonly string[], language: Language): number[] {
  const whole = readable(text, language);
  return terms.map((term) => occurrences(whole, readableTerm(term, language)).length);
}

/** The text with the second and later occurrences of each term taken out: saying a term again makes nothing longer. */
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

/** The texts of a resume by the place in which a term counts; the best place first. */
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

/** For each target term, in their order: how often it stands in the resume, and the best place where it does. */
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
