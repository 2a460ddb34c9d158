import { isLanguage, type Language } from '@shortlist/contracts/platform/languages';

const key = 'language-chosen';

/** Returns true if a language was chosen by hand in this browser, or the offer of another one was closed. */
export const isLanguageChosen = (): boolean => localStorage.getItem(key) !== null;

export const rememberLanguageChoice = (): void => localStorage.setItem(key, 'yes');

/**
 * Returns the browser's first preferred language that the site has; undefined if the browser also prefers the page's
 * own.
 */
export function findOfferedLanguage(current: Language, preferred: readonly string[]): Language | undefined {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.includes(current) ? undefined : codes.find(isLanguage);
}
