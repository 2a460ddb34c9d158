import type { Language } from '@shortlist/contracts/platform/languages';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

export const paymentWords: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

/** Replaces "{name}" in a text with the value of that name. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Formats `amount`, which is in the currency's smallest unit: 1900 of "usd" is "$19.00", 2185 of "jpy" is "￥2,185". */
export function money(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

export const longDate = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
