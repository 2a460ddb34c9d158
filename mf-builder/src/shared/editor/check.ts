import { resumeFormSchema, type ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import { equal } from '../document/paths';
import { blankEducation, blankExperience } from './blank';

type IssueWords = Record<string, string | undefined>;

/** A bundler finds no file of another package by a part of its name. */
const files = {
  en: () => import('@shortlist/contracts/platform/messages/en.json'),
  es: () => import('@shortlist/contracts/platform/messages/es.json'),
  fr: () => import('@shortlist/contracts/platform/messages/fr.json'),
  de: () => import('@shortlist/contracts/platform/messages/de.json'),
  ja: () => import('@shortlist/contracts/platform/messages/ja.json'),
  ko: () => import('@shortlist/contracts/platform/messages/ko.json'),
};

/** The words of problems, the same as the server's. Loaded when the first save is refused. */
async function loadWords(language: Language): Promise<IssueWords> {
  return (await files[language]()).default.issues;
}

/** What is saved of what is typed: entries of a section that is left out, and in which nothing stands, are not asked for. */
export function forSave(draft: ResumeDraft): ResumeDraft {
  const hidden = new Set(draft.sections.filter((section) => section.hidden).map(({ key }) => key));
  return {
    ...draft,
    experience: hidden.has('experience')
      ? draft.experience.filter((item) => !equal(item, blankExperience()))
      : draft.experience,
    education: hidden.has('education')
      ? draft.education.filter((item) => !equal(item, blankEducation()))
      : draft.education,
  };
}

/** What a save would refuse, in the order of the form. */
export async function findIssues(draft: ResumeDraft, language: Language): Promise<Issue[]> {
  const { error } = resumeFormSchema.safeParse(forSave(draft));
  if (!error) return [];
  const words = await loadWords(language);
  return error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: words[message] ?? words['invalid'] ?? message,
  }));
}

/** By path; of several about one field the first. */
export const byPath = (issues: Issue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message] as const).reverse());
