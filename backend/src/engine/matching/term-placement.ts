import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { MatchTerm } from '@shortlist/contracts/platform/job-match';
import { containsPhrase, toSearchText } from '../language/phrase-search';
import { canonicalizeText, tokenize, type Token } from '../language/text-processing';
import { type FoundSkill, findSkills } from './skills/find-skills';
import { isSameNoun } from './skills/word-forms';
import type { JobTerm } from './job-terms';
import { isSameTool } from './same-tool';

/** `alias` is the wording in the resume if it differs from the term. */
export interface TermPlacement {
  term: JobTerm;
  place: MatchTerm['place'];
  alias?: string | undefined;
}

/** Strings of a resume. `entryTexts` come from dated entries, and `listTexts` from all other fields. */
export interface ResumeTexts {
  entryTexts: readonly string[];
  listTexts: readonly string[];
}

export function collectResumeTexts(resume: ResumeContent): ResumeTexts {
  const { personalInfo, experience, education, projects } = resume;
  return {
    entryTexts: [
      ...experience.flatMap(({ position, description, achievements }) => [position, description, ...achievements]),
      ...education.flatMap(({ degree, field, achievements }) => [degree, field, ...achievements]),
    ].filter(Boolean),
    listTexts: [
      personalInfo.headline,
      personalInfo.summary,
      ...resume.skills,
      ...resume.achievements,
      ...projects.flatMap(({ name, description, technologies }) => [name, description, ...technologies]),
      ...resume.certifications.map(({ name }) => name),
      ...resume.languages.map(({ name, level }) => `${name} ${level}`),
      ...resume.customSections.flatMap(({ items }) =>
        items.flatMap(({ title, description, achievements }) => [title, description, ...achievements]),
      ),
    ].filter(Boolean),
  };
}

/**
 * Finds the best place of each term, in the order of the terms. If the resume contains several alternatives, returns
 * only the best one.
 */
export function findTermPlacements(
  terms: readonly JobTerm[],
  { entryTexts, listTexts }: ResumeTexts,
  languages: { job: Language; document: Language },
): TermPlacement[] {
  const allTexts = [...entryTexts, ...listTexts];
  const wordings = allTexts.flatMap((text) => findSkills(text, languages.document));
  const findWording = ({ term, skill }: JobTerm) =>
    wordings.findLast(
      (found) => found.skill.id === skill?.id && (skill.kind !== 'tool' || isSameTool(found.text, term)),
    )?.text;
  const tokenizedTexts = allTexts.map((text) => toTokenizedText(text, languages.document));
  const [entrySearchTexts, listSearchTexts] = [entryTexts.map(toSearchText), listTexts.map(toSearchText)];
  const placements = terms.map((term): TermPlacement => {
    const names = listTermNames(term, languages);
    const includesTerm = (texts: readonly string[]) =>
      texts.some((text) => names.some((name) => containsPhrase(text, name)));
    if (includesTerm(entrySearchTexts)) return { term, place: 'entry' };
    if (includesTerm(listSearchTexts)) return { term, place: 'list' };
    const resumeWording = term.skill && findWording(term);
    const alias =
      resumeWording ??
      findInflection(term.term, tokenizedTexts, languages.document) ??
      findSplitCompound(term.term, allTexts, languages.document);
    return alias ? { term, place: 'alias', alias } : { term, place: 'missing' };
  });
  return keepBestAlternatives(placements);
}

const placesFromBest: readonly MatchTerm['place'][] = ['entry', 'list', 'alias'];

function keepBestAlternatives(placements: readonly TermPlacement[]): TermPlacement[] {
  const bestPlacements = new Map<string, TermPlacement>();
  for (const place of placesFromBest)
    for (const placement of placements) {
      const { alternatives } = placement.term;
      if (alternatives && placement.place === place && !bestPlacements.has(alternatives))
        bestPlacements.set(alternatives, placement);
    }
  return placements.filter((placement) => {
    const bestPlacement = placement.term.alternatives && bestPlacements.get(placement.term.alternatives);
    return !bestPlacement || bestPlacement === placement;
  });
}

interface TokenizedText {
  text: string;
  tokens: Token[];
}

function toTokenizedText(originalText: string, language: Language): TokenizedText {
  const text = canonicalizeText(originalText);
  return { text, tokens: tokenize(text, language) };
}

/**
 * Finds a wording that differs from a term only in number or case. In English, the form of the words may differ too:
 * "onboarded" for "onboarding", "forklift certified" for "forklift certification".
 */
function findInflection(term: string, texts: readonly TokenizedText[], language: Language): string | undefined {
  const words = tokenize(term, language);
  if (words.length === 0) return undefined;
  const findWording = (isSameWord: (a: Token, b: Token) => boolean, isAccepted: (wording: string) => boolean) => {
    for (const { text, tokens } of texts) {
      for (const [i, { start }] of tokens.entries()) {
        if (!words.every((word, offset) => tokens[i + offset] && isSameWord(word, tokens[i + offset] as Token)))
          continue;
        const wording = text.slice(start, tokens[i + words.length - 1]?.end);
        if (isAccepted(wording)) return wording;
      }
    }
    return undefined;
  };
  return (
    findWording(
      (a, b) => a.stem === b.stem,
      (wording) => isSameNoun(wording, term, language),
    ) ??
    (language === 'en'
      ? findWording(
          (a, b) => getWordRoot(a.text) === getWordRoot(b.text),
          () => true,
        )
      : undefined)
  );
}

const wordSegmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** A particle, and a number with its counter, between an object and its action. */
const compoundGaps: Partial<Record<Language, string>> = {
  ja: '[のをにへが]?\\s?約?(?:\\p{N}[\\p{N},.]{0,8}\\s?\\p{sc=Han}{0,2}[のをにへが]?)?',
  ko: '(?:을|를|의)?\\s?약?\\s?(?:\\p{N}[\\p{N},.]{0,8}\\s?[명건개회대]?(?:을|를|의)?)?\\s?',
};

/** Finds the words of a Japanese or Korean compound in a phrase: "後輩1名を指導" for "後輩指導". */
function findSplitCompound(term: string, texts: readonly string[], language: Language): string | undefined {
  const gap = compoundGaps[language];
  const words = language === 'ja' ? [...wordSegmenter.segment(term)].map(({ segment }) => segment) : term.split(' ');
  const action = words.pop() ?? '';
  const object = words.join('');
  if (!gap || object.length < 2 || action.length < 2 || !/^[\p{L}\p{N}]+$/u.test(object + action)) return undefined;
  const pattern = new RegExp(object + gap + action, 'u');
  return texts.map((text) => pattern.exec(canonicalizeText(text))?.[0]).find(Boolean);
}

const minRootLetters = 5;

/** Returns the common root of an English verb and its noun: "certif" for "certified" and "certification". */
export function getWordRoot(word: string): string {
  const lowerWord = word.toLowerCase();
  const root = lowerWord.replace(/(?:ications?|ied|ies|ying|y|ing|ed|es|s|e|ions?|ments?)$/, '');
  return root.length < minRootLetters ? lowerWord : root;
}

/**
 * Lists the names that count as the posting's wording. They are the term and the posting's words for the same skill
 * ("invoices" for "invoicing"). For a resume in another language, they are the term and the skill's names in that
 * language.
 */
function listTermNames({ term, skill, phrase }: JobTerm, { job, document }: { job: Language; document: Language }) {
  if (job !== document) return [term, ...(skill?.names[document] ?? [])];
  // Another name for the skill in the same sentence does not count: "accruals and deferrals".
  const isOwnWording = (found: FoundSkill) => found.skill.id === skill?.id && found.term === term;
  const ownWordings = skill ? findSkills(phrase, job).filter(isOwnWording) : [];
  return [term, ...ownWordings.map(({ text }) => text)];
}
