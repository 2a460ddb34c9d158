import type { Language } from '@shortlist/contracts/platform/languages';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { japanese } from './ja';
import { korean } from './ko';

export interface Place {
  company: string;
  current: boolean;
  /** Employer in the previous sentence: none, the same, one that the person joined later, or another. */
  after: 'nothing' | 'same' | 'later' | 'other';
  /** Number of earlier sentences with the same `after`. Varies the opening words. */
  turn: number;
}

/** First part of a bullet as a sentence, without the final period. */
export interface Said {
  text: string;
  /** False if the grammar of the bullet is unknown, so that it is quoted after a colon. */
  isSure: boolean;
}

/** Rules of a language that build a first-person sentence from a bullet, using only the bullet's own words. */
export interface Clause {
  say: (head: string, place: Place) => Said;
  /** Splits a bullet into its main statement and additions. */
  parts: (bullet: string) => string[];
  /** Formats an addition, including the separator before it. */
  add: (part: string, head: string) => string;
  stop: string;
}

const clauses: Record<Language, Clause> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  ja: japanese,
  ko: korean,
};

/** Turns "Reduced waiting times by 12%." into "At Acme, I reduced waiting times by 12%." */
export function sentenceOf(bullet: string, place: Place, language: Language): string {
  return told(bullet, place, language).text;
}

export const isSentence = (bullet: string, place: Place, language: Language): boolean =>
  told(bullet, place, language).isSure;

function told(bullet: string, place: Place, language: Language): Said {
  const { say, parts, add, stop } = clauses[language];
  const plain = bullet
    .replace(/^[\s•·*–—-]+/u, '')
    .replace(/(?<![\s.;。])[\s.;。]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const [head = plain, ...rest] = parts(plain);
  const { text, isSure } = say(head, place);
  return { text: `${text}${rest.map((part) => add(part, head)).join('')}${stop}`, isSure };
}
