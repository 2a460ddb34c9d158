import type { Language } from '@shortlist/contracts/platform/languages';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import ja from './messages/ja.json';
import ko from './messages/ko.json';

type Catalogue = Record<string, Record<string, string>>;
const catalogues: Record<Language, Catalogue> = { en, es, fr, de, ja, ko };

/** Formats a message of a check with values for `{name}`. Throws if the key or a value is missing, which is a bug. */
export function say(
  language: Language,
  check: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = catalogues[language][check]?.[key];
  if (text === undefined) throw new Error(`No message ${check}.${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value ${name} for ${check}.${key}`);
    return String(value);
  });
}

export const comma = (language: Language) => (language === 'ja' ? '、' : ', ');

export function sayList(language: Language, words: readonly string[]): string {
  return words.map((word) => say(language, 'parts', word)).join(comma(language));
}

export function sayQuoted(language: Language, phrases: readonly string[]): string {
  return phrases.map((phrase) => say(language, 'E4', 'quoted', { phrase })).join(comma(language));
}
