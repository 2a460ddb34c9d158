import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Languages in whose sample the previews are drawn. Japanese and Korean readers see the English one: faces for those
 * scripts are megabytes, for small pictures.
 */
export const previewLanguages = ['en', 'es', 'fr', 'de'] as const satisfies Language[];

/** The address of a preview in a language, made of that of the English one, which is what the server names. */
export const previewAddress = (english: string, language: Language): string =>
  language !== 'en' && previewLanguages.some((drawn) => drawn === language)
    ? english.replace(/[^/]+$/, `${language}/$&`)
    : english;
