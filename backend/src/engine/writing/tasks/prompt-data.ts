import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { messages } from '../messages';

export function buildLanguageData(language: Language) {
  const blanks = Object.fromEntries(
    Object.entries(messages[language].blanks).map(([key, label]) => [key, `[${label}]`]),
  );
  return { language: languages.find(({ code }) => code === language)?.name, blanks };
}

/** Removes contact data, so that no name, address or phone number is sent to a provider. */
export function omitContacts({ personalInfo: { summary, headline }, ...rest }: ResumeContent) {
  return { headline, summary, ...rest };
}
