import { isLanguage, type Language } from '@shortlist/contracts/platform/languages';

const storageKey = 'language-chosen';

/** Returns true if a language was chosen by hand in this browser, or the offer of another one was closed. */
export const isLanguageOfferDismissed = (): boolean => localStorage.getItem(storageKey) !== null;

export const dismissLanguageOffer = (): void => localStorage.setItem(storageKey, 'yes');

/**
 * Returns the browser's first preferred language that the site has; undefined if the browser also prefers the page's
 * own.
 */
export function findOfferedLanguage(pageLanguage: Language, preferredTags: readonly string[]): Language | undefined {
  const codes = preferredTags.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.includes(pageLanguage) ? undefined : codes.find(isLanguage);
}
