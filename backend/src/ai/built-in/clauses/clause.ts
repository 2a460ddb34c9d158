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
  /** What was told before: nothing, work for the same employer, for one whom the person joined later, or for another. */
  after: 'nothing' | 'same' | 'later' | 'other';
  /** How many sentences before it stand in such a place: they begin in turn with other words. */
  turn: number;
}

/** The first part of a bullet as a sentence, without its full stop. */
export interface Said {
  text: string;
  /** Not sure: the bullet stands behind a colon, because its words did not show what they are. */
  isSure: boolean;
}

/** Builds a first-person sentence from a bullet, using only the bullet's own words. */
export interface Clause {
  say: (head: string, place: Place) => Said;
  /** A bullet by its parts: the statement, and what it adds. */
  parts: (bullet: string) => string[];
  /** What a part behind the first adds to the sentence; with what stands before it. */
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

/**
 * Builds a first-person sentence: "Reduced waiting times by 12 %." becomes "At Acme, I reduced waiting times by 12 %."
 */
export function sentenceOf(bullet: string, place: Place, language: Language): string {
  return told(bullet, place, language).text;
}

/** Whether the bullet makes a sentence whose grammar is sure. */
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
