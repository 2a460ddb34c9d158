import type { Language } from '@shortlist/contracts/platform/languages';

/** Says the language of the page. Only where it changes: to be told so again has a browser find every style anew. */
export function setPageLang(language: Language): void {
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}
