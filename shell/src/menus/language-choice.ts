import { isLanguage, type Language } from '@shortlist/contracts/platform/languages';

const key = 'language-chosen';

/** Whether somebody chose a language by hand in this browser, or closed the offer of another one. */
export const isLanguageChosen = (): boolean => localStorage.getItem(key) !== null;

export const rememberLanguageChoice = (): void => localStorage.setItem(key, 'yes');

/** The first language that a browser prefers and the site has; none when the page's own is among those it prefers. */
export function findOfferedLanguage(current: Language, preferred: readonly string[]): Language | undefined {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.includes(current) ? undefined : codes.find(isLanguage);
}
