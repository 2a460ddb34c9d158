export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', flag: 'us', direction: 'ltr' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: 'es', direction: 'ltr' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: 'fr', direction: 'ltr' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', flag: 'de', direction: 'ltr' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', flag: 'jp', direction: 'ltr' },
  { code: 'ko', name: 'Korean', nativeName: '한국어', flag: 'kr', direction: 'ltr' },
] as const;

export type Language = (typeof languages)[number]['code'];
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.some(({ code }) => code === value);

export const toLanguage = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage);

/** Returns the supported language with the highest quality value, or the default language. */
export function parseAcceptLanguage(header: string | undefined): Language {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { code: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { code, quality } of preferences) if (isLanguage(code) && quality > 0) return code;
  return defaultLanguage;
}
