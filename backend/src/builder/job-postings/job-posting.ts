import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findIndustry, listEquivalentTitles } from '../../engine/writing/rule-based/titles/find-occupation';
import { detectLanguage } from '../../engine/language/detect-language';
import { countRequirementMarkers } from '../../engine/matching/requirement-markers';
import { type JobTerm, extractJobTerms, removeTitles } from '../../engine/matching/job-terms';
import { extractJobTitle } from '../../engine/matching/job-title';
import { getSkillName } from '../../engine/matching/skills/find-skills';
import { isSameNoun } from '../../engine/matching/skills/word-forms';
import type { TargetTerm } from '../../engine/matching/terms';

export interface JobPosting {
  text: string;
  language: Language;
  /** The title that the user entered or, if empty, the title in the text. */
  title: string | undefined;
  /** Highest weight first. */
  terms: readonly JobTerm[];
}

/**
 * Returns undefined for an empty text. `expectedLanguage`, the language of the resume or the page, applies if the text
 * is too short to detect its language. `enteredTitle` overrides the title in the text.
 */
export function parseJobPosting(text: string, expectedLanguage: Language, enteredTitle = ''): JobPosting | undefined {
  if (!text.trim()) return undefined;
  const language = detectPostingLanguage(text, expectedLanguage);
  const lookUpTitleEquivalents = createTitleEquivalentsLookup(language);
  const extractedTitle = extractJobTitle(text, language, lookUpTitleEquivalents);
  const title = enteredTitle.trim() || extractedTitle;
  return {
    text,
    language,
    title,
    terms: removeTitles(extractJobTerms(text, language), [title, extractedTitle], language, lookUpTitleEquivalents),
  };
}

/** Uses function words or, in bullet lists with few function words, words that are typical of job postings. */
function detectPostingLanguage(text: string, expectedLanguage: Language): Language {
  const detectedLanguage = detectLanguage(text, expectedLanguage);
  if (detectedLanguage !== expectedLanguage) return detectedLanguage;
  const counts = languageSchema.options.map((language) => [language, countRequirementMarkers(text, language)] as const);
  const [likeliestLanguage, count] = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  return count > countRequirementMarkers(text, expectedLanguage) + 1 ? likeliestLanguage : expectedLanguage;
}

export const createTitleEquivalentsLookup =
  (language: Language) =>
  (title: string): string[] => {
    const industry = findIndustry(title, language);
    return industry ? listEquivalentTitles(title, industry, language) : [];
  };

/** Translates a term into the language of the resume if the term is a skill in the dictionary. */
export function translateTerm({ term, skill }: JobTerm, jobPosting: JobPosting, language: Language): string {
  return skill && language !== jobPosting.language ? getSkillName(skill, language) : term;
}

/** Returns whether a term is a job title (of the posting, the resume or any other job) and therefore not a skill. */
export function isJobTitle(
  term: string,
  jobPosting: JobPosting,
  { personalInfo, experience }: Pick<ResumeContent, 'personalInfo' | 'experience'>,
): boolean {
  const equivalents = createTitleEquivalentsLookup(jobPosting.language)(term).slice(0, 1);
  const titles = [
    jobPosting.title ?? '',
    personalInfo.headline,
    ...experience.map(({ position }) => position),
    ...equivalents,
  ];
  return titles.some((title) => isSameNoun(term.trim(), title.trim(), jobPosting.language));
}

export const toTargetTerms = (jobPosting: JobPosting, language: Language): TargetTerm[] =>
  jobPosting.terms.map((term) => ({ term: translateTerm(term, jobPosting, language), weight: term.weight }));
