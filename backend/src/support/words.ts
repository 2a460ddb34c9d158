import type { Language } from '@shortlist/contracts/platform/languages';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

export const words: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

/** Fills placeholders: "Your reference is {reference}." */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
