import type { Language } from '@shortlist/contracts/platform/languages';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import ja from './messages/ja.json';
import ko from './messages/ko.json';

type Catalogue = Record<string, Record<string, string>>;
const catalogues: Record<Language, Catalogue> = { en, es, fr, de, ja, ko };

/** A text of a check in a language; `{name}` takes its value. A missing key is a defect and says so. */
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

/** What stands between the items of a list. */
export const comma = (language: Language) => (language === 'ja' ? '、' : ', ');

/** Words of a list, joined as the language does. */
export function sayList(language: Language, words: readonly string[]): string {
  return words.map((word) => say(language, 'parts', word)).join(comma(language));
}

/** Phrases of the resume in quotation marks. */
export function sayQuoted(language: Language, phrases: readonly string[]): string {
  return phrases.map((phrase) => say(language, 'E4', 'quoted', { phrase })).join(comma(language));
}
