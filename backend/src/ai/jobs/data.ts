import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { words } from '../words';

export function languageData(language: Language) {
  const blanks = Object.fromEntries(Object.entries(words[language].blanks).map(([key, label]) => [key, `[${label}]`]));
  return { language: languages.find(({ code }) => code === language)?.name, blanks };
}

/** Removes contact data, so that no name, address or phone number is sent to a provider. */
export function withoutContacts({ personalInfo: { summary, headline }, ...rest }: ResumeContent) {
  return { headline, summary, ...rest };
}
