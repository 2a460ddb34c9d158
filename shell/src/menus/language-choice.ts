import { isLanguage, type Language } from '@shortlist/contracts/platform/languages';

const storageKey = 'language-chosen';

/** Returns true if the user has selected a language in this browser or dismissed the suggestion. */
export const isLanguageSuggestionDismissed = (): boolean => localStorage.getItem(storageKey) !== null;

export const dismissLanguageSuggestion = (): void => localStorage.setItem(storageKey, 'yes');

/**
 * Returns the browser's first preferred language that the site supports. Returns undefined if the page's language is
 * also a preferred language.
 */
export function findSuggestedLanguage(pageLanguage: Language, preferredTags: readonly string[]): Language | undefined {
  const codes = preferredTags.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.includes(pageLanguage) ? undefined : codes.find(isLanguage);
}
