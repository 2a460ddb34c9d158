import type { Language } from '@shortlist/contracts/platform/languages';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

export const paymentMessages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

/** `amount` is in the currency's smallest unit: 1900 cents become "$19.00", and 2185 yen become "￥2,185". */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

export const formatLongDate = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
