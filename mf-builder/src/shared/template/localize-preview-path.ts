import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Languages that have previews with their own sample. Japanese and Korean readers see the English one, because fonts
 * for those scripts are megabytes, too much for small pictures.
 */
export const previewLanguages = ['en', 'es', 'fr', 'de'] as const satisfies Language[];

/** Returns the URL of a preview in a language, derived from the English URL that the server returns. */
export const localizePreviewPath = (english: string, language: Language): string =>
  language !== 'en' && previewLanguages.some((drawn) => drawn === language)
    ? english.replace(/[^/]+$/, `${language}/$&`)
    : english;
