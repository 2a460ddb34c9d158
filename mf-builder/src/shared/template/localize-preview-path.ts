import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Languages that have previews with their own sample. Japanese and Korean readers see the English previews, because
 * the fonts for those scripts take megabytes, too much for small pictures.
 */
export const previewLanguages = ['en', 'es', 'fr', 'de'] as const satisfies Language[];

/** Returns the URL of a preview in a language, derived from the English URL that the server returns. */
export const localizePreviewPath = (englishPath: string, language: Language): string =>
  language !== 'en' && previewLanguages.some((previewLanguage) => previewLanguage === language)
    ? englishPath.replace(/[^/]+$/, `${language}/$&`)
    : englishPath;
