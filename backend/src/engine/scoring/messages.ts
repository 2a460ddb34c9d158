import type { Language } from '@shortlist/contracts/platform/languages';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

type MessageCatalog = Record<string, Record<string, string>>;
const messageCatalogs: Record<Language, MessageCatalog> = { en, es, fr, de, ja, ko };

/** Formats a message of a check and fills placeholders such as `{count}`. Throws if the key or a value is missing. */
export function formatMessage(
  language: Language,
  check: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = messageCatalogs[language][check]?.[key];
  if (text === undefined) throw new Error(`No message ${check}.${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value ${name} for ${check}.${key}`);
    return String(value);
  });
}

export const getListSeparator = (language: Language) => (language === 'ja' ? '、' : ', ');

export function formatList(language: Language, partKeys: readonly string[]): string {
  return partKeys.map((key) => formatMessage(language, 'parts', key)).join(getListSeparator(language));
}

export function formatQuotedList(language: Language, phrases: readonly string[]): string {
  return phrases.map((phrase) => formatMessage(language, 'E4', 'quoted', { phrase })).join(getListSeparator(language));
}
