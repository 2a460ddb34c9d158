import type * as z from '@shortlist/contracts/z';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';

type IssueWords = Record<string, string | undefined>;

/** Lists every file, because a bundler cannot resolve a file of another package from a partial name. */
const files = {
  en: () => import('@shortlist/contracts/platform/messages/en.json'),
  es: () => import('@shortlist/contracts/platform/messages/es.json'),
  fr: () => import('@shortlist/contracts/platform/messages/fr.json'),
  de: () => import('@shortlist/contracts/platform/messages/de.json'),
  ja: () => import('@shortlist/contracts/platform/messages/ja.json'),
  ko: () => import('@shortlist/contracts/platform/messages/ko.json'),
};

/** Loads the validation messages, which are the same as the server's. Called when the first save is rejected. */
async function loadWords(language: Language): Promise<IssueWords> {
  return (await files[language]()).default.issues;
}

export async function issuesOf(error: z.ZodError | undefined, language: Language): Promise<Issue[]> {
  if (!error) return [];
  const words = await loadWords(language);
  return error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: words[message] ?? words['invalid'] ?? message,
  }));
}

/** Maps issues by path; the first one per field wins. */
export const byPath = (issues: Issue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message] as const).reverse());
