import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { findRangeAt, splitIntoClauses, splitIntoSentences, type CharacterRange } from './sentences';
import de from './classes/de.json';
import en from './classes/en.json';
import es from './classes/es.json';
import fr from './classes/fr.json';
import ja from './classes/ja.json';
import ko from './classes/ko.json';

/**
 * Words that make a claim about a person, by language and class. A text may use words of a class only if its source
 * does. Entries are separated by ", ". In an entry, `*` stands for any letters, ` … ` for up to four words, and
 * `{people}` for any entry of the class "people".
 */
const classFiles = { de, en, es, fr, ja, ko };

export type ClaimClass = keyof typeof en;

const upToFourWords = "(?:\\s+[\\p{L}\\p{N}'’.,\\u0001-]+){0,4}?\\s+";

function toPattern(entry: string, people: string): string {
  return entry
    .replaceAll('*', '\\p{L}*')
    .replace(/ … $| …$/u, '')
    .replaceAll(' … ', upToFourWords)
    .replaceAll(' ', '\\s+')
    .replaceAll('{people}', `(?:${people})`);
}

function compilePattern(language: Language, claimClass: ClaimClass): RegExp {
  const split = (name: ClaimClass) => classFiles[language][name].split(', ');
  const people = split('people')
    .map((entry) => toPattern(entry, ''))
    .join('|');
  const alternatives = split(claimClass)
    .map((entry) => toPattern(entry, people))
    .join('|');
  // Short Korean words may be part of others: 고도 in 신고도.
  if (language === 'ko' && koreanWholeWordClasses.has(claimClass))
    return new RegExp(`(?<!\\p{Script=Hangul})(?:${alternatives})`, 'giu');
  return isEastAsian(language)
    ? new RegExp(alternatives, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
}

const koreanWholeWordClasses = new Set<ClaimClass>(['best', 'whole', 'reach', 'skillLevel']);
const patternCache = new Map<string, RegExp>();

/** Returns the pattern of a class, with the flags "giu". */
export function getClassPattern(language: Language, claimClass: ClaimClass): RegExp {
  const key = `${language} ${claimClass}`;
  const pattern = patternCache.get(key) ?? compilePattern(language, claimClass);
  patternCache.set(key, pattern);
  return pattern;
}

export const mentionsClass = (text: string, language: Language, ...classes: ClaimClass[]) =>
  classes.some((claimClass) => text.search(getClassPattern(language, claimClass)) >= 0);

/** Parts of a letter that claim nothing about the applicant: hopes, interests, and words about the company. */
export interface ClaimFreeParts {
  isClauseClaimFree: (index: number) => boolean;
  /** Also returns true for a clause that is not in the first person, if its whole sentence claims nothing. */
  isContextClaimFree: (index: number) => boolean;
}

export function findClaimFreeParts(text: string, language: Language): ClaimFreeParts {
  const isClaimFree = ({ start, end }: CharacterRange) =>
    mentionsClass(text.slice(start, end), language, 'wish', 'company');
  const isFirstPerson = ({ start, end }: CharacterRange) =>
    mentionsClass(text.slice(start, end), language, 'firstPerson');
  const clauses = splitIntoSentences(text).flatMap((sentence) => {
    const isSentenceClaimFree = isClaimFree(sentence);
    return splitIntoClauses(text, sentence).map((clause) => {
      const isClauseClaimFree = isClaimFree(clause);
      return {
        ...clause,
        isClauseClaimFree,
        isContextClaimFree: isClauseClaimFree || (isSentenceClaimFree && !isFirstPerson(clause)),
      };
    });
  });
  return {
    isClauseClaimFree: (index) => findRangeAt(clauses, index)?.isClauseClaimFree ?? false,
    isContextClaimFree: (index) => findRangeAt(clauses, index)?.isContextClaimFree ?? false,
  };
}
