import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { industryOf, titleEquivalents } from '../../ai/built-in/titles/find-occupation';
import { languageOf } from '../../ai/truth/guard/language-of';
import { countCues } from '../../ats/match/cues';
import { type JobTerm, jobTermsOf, withoutTitles } from '../../ats/match/job-terms';
import { titleOfJob } from '../../ats/match/job-title';
import { shownIn } from '../../ats/skills/find-skills';
import type { TargetTerm } from '../../ats/terms';

export interface JobPost {
  text: string;
  language: Language;
  /** As entered, or else as found in the text. */
  title: string | undefined;
  /** Highest weight first. */
  terms: readonly JobTerm[];
}

/**
 * Returns undefined for an empty text. `expected` is the language of the resume or the page; it applies if the text is
 * too short to detect its language. `typedTitle` overrides the title in the text.
 */
export function readJobPost(text: string, expected: Language, typedTitle = ''): JobPost | undefined {
  if (!text.trim()) return undefined;
  const language = languageOfPost(text, expected);
  const names = namesOfWork(language);
  const read = titleOfJob(text, language, names);
  const title = typedTitle.trim() || read;
  return { text, language, title, terms: withoutTitles(jobTermsOf(text, language), [title, read], names) };
}

/** Detects the language by function words or, in a bullet list with few of them, by words typical of job postings. */
function languageOfPost(text: string, expected: Language): Language {
  const byWords = languageOf(text, expected);
  if (byWords !== expected) return byWords;
  const counts = languageSchema.options.map((language) => [language, countCues(text, language)] as const);
  const [best, count] = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  return count > countCues(text, expected) + 1 ? best : expected;
}

export const namesOfWork =
  (language: Language) =>
  (title: string): string[] => {
    const industry = industryOf(title, language);
    return industry ? titleEquivalents(title, industry, language) : [];
  };

/** Translates skills in the dictionary to the language of the resume. Other terms stay as in the posting. */
export function termIn({ term, skill }: JobTerm, post: JobPost, language: Language): string {
  return skill && language !== post.language ? shownIn(skill, language) : term;
}

/** Returns whether a term names a job (the target, one of the person's or any other), which is not a skill. */
export function isJobTitle(
  term: string,
  post: JobPost,
  { personalInfo, experience }: Pick<ResumeContent, 'personalInfo' | 'experience'>,
): boolean {
  const known = namesOfWork(post.language)(term).slice(0, 1);
  const titles = [post.title ?? '', personalInfo.headline, ...experience.map(({ position }) => position), ...known];
  return titles.some((title) => title.trim().toLowerCase() === term.trim().toLowerCase());
}

export const targetTermsOf = (post: JobPost, language: Language): TargetTerm[] =>
  post.terms.map((term) => ({ term: termIn(term, post, language), weight: term.weight }));
