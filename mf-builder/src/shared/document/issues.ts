import type * as z from '@shortlist/contracts/z';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';

type IssueMessages = Record<string, string | undefined>;

/** Lists every file, because the bundler can't resolve a partial path into another package. */
const issueMessageLoaders = {
  en: () => import('@shortlist/contracts/platform/locales/en.json'),
  es: () => import('@shortlist/contracts/platform/locales/es.json'),
  fr: () => import('@shortlist/contracts/platform/locales/fr.json'),
  de: () => import('@shortlist/contracts/platform/locales/de.json'),
  ja: () => import('@shortlist/contracts/platform/locales/ja.json'),
  ko: () => import('@shortlist/contracts/platform/locales/ko.json'),
};

async function loadIssueMessages(language: Language): Promise<IssueMessages> {
  return (await issueMessageLoaders[language]()).default.issues;
}

export async function translateIssues(error: z.ZodError | undefined, language: Language): Promise<Issue[]> {
  if (!error) return [];
  const messages = await loadIssueMessages(language);
  return error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: messages[message] ?? messages['invalid'] ?? message,
  }));
}

/** Keeps the first issue of each field. */
export const indexIssuesByPath = (issues: Issue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message] as const).reverse());
