import type { Language } from '@shortlist/contracts/platform/languages';

/** Sets the page's language only if it changes, because setting it makes the browser recalculate all styles. */
export function setDocumentLanguage(language: Language): void {
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}
