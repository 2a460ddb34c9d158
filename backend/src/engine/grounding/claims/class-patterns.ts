import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { findSpanAt, splitIntoClauses, splitIntoSentences, type Span } from './sentences';
import de from './classes/de.json';
import en from './classes/en.json';
import es from './classes/es.json';
import fr from './classes/fr.json';
import ja from './classes/ja.json';
import ko from './classes/ko.json';

/**
 * Words that change what a text claims about a person, by language. A class is claimed only if the source claims it
 * too. Entries are separated by ", "; `*` stands for any letters, ` … ` for up to four words, and `{people}` for the
 * entries of that class.
 */
const classFiles = { de, en, es, fr, ja, ko };

export type ClaimClass = keyof typeof en;

const gap = "(?:\\s+[\\p{L}\\p{N}'’.,\\u0001-]+){0,4}?\\s+";

function toPattern(entry: string, people: string): string {
  return entry
    .replaceAll('*', '\\p{L}*')
    .replace(/ … $| …$/u, '')
    .replaceAll(' … ', gap)
    .replaceAll(' ', '\\s+')
    .replaceAll('{people}', `(?:${people})`);
}

function compile(language: Language, claimClass: ClaimClass): RegExp {
  const split = (name: ClaimClass) => classFiles[language][name].split(', ');
  const people = split('people')
    .map((entry) => toPattern(entry, ''))
    .join('|');
  const alternatives = split(claimClass)
    .map((entry) => toPattern(entry, people))
    .join('|');
  // Short Korean words of quality are also parts of others: 고도 in 신고도.
  if (language === 'ko' && wholeWordClasses.has(claimClass))
    return new RegExp(`(?<!\\p{Script=Hangul})(?:${alternatives})`, 'giu');
  return isEastAsian(language)
    ? new RegExp(alternatives, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
}

const wholeWordClasses = new Set<ClaimClass>(['best', 'whole', 'reach', 'skillLevel']);
const cache = new Map<string, RegExp>();

/** Returns the pattern of a class, with the flags "giu". */
export function getClassPattern(language: Language, claimClass: ClaimClass): RegExp {
  const key = `${language} ${claimClass}`;
  const pattern = cache.get(key) ?? compile(language, claimClass);
  cache.set(key, pattern);
  return pattern;
}

export const mentionsClass = (text: string, language: Language, ...classes: ClaimClass[]) =>
  classes.some((claimClass) => text.search(getClassPattern(language, claimClass)) >= 0);

/** Parts of a letter that claim nothing: a hope, an interest, or words about the company. */
export interface Asides {
  isInClause: (index: number) => boolean;
  /** Also if only another clause of the sentence is one, and this one does not speak in the first person. */
  isInSentence: (index: number) => boolean;
}

export function findAsides(text: string, language: Language): Asides {
  const isHope = (span: Span) => mentionsClass(text.slice(span.start, span.end), language, 'wish', 'company');
  const spans = splitIntoSentences(text).flatMap((sentence) => {
    const isSentence = isHope(sentence);
    return splitIntoClauses(text, sentence).map((clause) => {
      const isClause = isHope(clause);
      const isAside = isSentence && !mentionsClass(text.slice(clause.start, clause.end), language, 'firstPerson');
      return { ...clause, isClause, isSentence: isClause || isAside };
    });
  });
  return {
    isInClause: (index) => findSpanAt(spans, index)?.isClause ?? false,
    isInSentence: (index) => findSpanAt(spans, index)?.isSentence ?? false,
  };
}
