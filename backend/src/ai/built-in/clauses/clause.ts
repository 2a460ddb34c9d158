import type { Language } from '@shortlist/contracts/platform/languages';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { japanese } from './ja';
import { korean } from './ko';

/** Where a bullet of a resume comes from, and what stood before it in the text. */
export interface Place {
  company: string;
  /** The person works there now. */
  current: boolean;
  /** Nothing was said yet; the sentence before was about the same company; or about a later one. */
  after: 'nothing' | 'same' | 'later';
  /** How many sentences stand before it: they begin in turn with other words. */
  turn: number;
}

/** Makes a sentence in the first person out of a bullet, with the bullet's own words and nothing else. */
export type Clause = (bullet: string, place: Place) => string;

const clauses: Record<Language, Clause> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  ja: japanese,
  ko: korean,
};

/** "Reduced waiting times by 12 %." becomes "At Acme, I reduced waiting times by 12 %." */
export function sentenceOf(bullet: string, place: Place, language: Language): string {
  const plain = bullet
    .replace(/^[\s•·*–—-]+/u, '')
    .replace(/[\s.;。]+$/u, '')
    .trim();
  return clauses[language](plain, place);
}
