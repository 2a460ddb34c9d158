import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Languages with their own previews. Japanese and Korean pages show the English previews, because fonts for those
 * scripts take megabytes, which is too much for small pictures.
 */
export const previewLanguages = ['en', 'es', 'fr', 'de'] as const satisfies Language[];

/** Returns the localized form of the English path that the server returns. */
export const localizePreviewPath = (englishPath: string, language: Language): string =>
  language !== 'en' && previewLanguages.some((previewLanguage) => previewLanguage === language)
    ? englishPath.replace(/[^/]+$/, `${language}/$&`)
    : englishPath;
