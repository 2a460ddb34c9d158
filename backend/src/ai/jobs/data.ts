import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { words } from '../words';

/** The language by its name, and its blanks as they stand in texts: part of what every model is told. */
export function languageData(language: Language) {
  const blanks = Object.fromEntries(Object.entries(words[language].blanks).map(([key, label]) => [key, `[${label}]`]));
  return { language: languages.find(({ code }) => code === language)?.name, blanks };
}

/** A resume as a model needs it: nobody's name, address or number goes to a provider for a text that does not say them. */
export function withoutContacts({ personalInfo: { summary, headline }, ...rest }: ResumeContent) {
  return { headline, summary, ...rest };
}
