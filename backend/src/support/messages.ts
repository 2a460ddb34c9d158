import type { Language } from '@shortlist/contracts/platform/languages';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

export const i18nMessages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

/** Fills placeholders: "Your reference is {reference}." */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
