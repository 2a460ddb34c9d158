import type { Language } from '@shortlist/contracts/platform/languages';
import { getWordRoot } from '../../matching/term-placement';
import { findNamedSkill } from '../../matching/skills/find-skills';
import { isSameNoun } from '../../matching/skills/word-forms';
import { lowercaseCommonTerm } from './term-case';

/** Term of a job posting, and the synonym that a text uses for it. */
export interface PostingSynonym {
  term: string;
  said: string;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Languages in which articles, prepositions and adjectives agree with a noun. */
const agreeingLanguages = new Set<Language>(['es', 'fr', 'de']);
/** Matches names, with which no other word agrees: "SAP", "JavaScript", "Office 365". */
const nameWithCapitals = /\p{Lu}\p{L}*\p{Lu}|\p{N}/u;

/** Returns patterns of the context in which a wording can be replaced without breaking the grammar. */
function getBounds({ term, said }: PostingSynonym, language: Language): [start: string, end: string] {
  if (language === 'ja' || language === 'ko') return ['', ''];
  const isName = nameWithCapitals.test(term) && nameWithCapitals.test(said);
  return agreeingLanguages.has(language) && !isName
    ? ['(?<=^|[,;:/(] ?)', '(?= ?[,;:/).]|$)']
    : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
}

/** Returns whether a wording is a verb form of the term, such as "onboarded". The term cannot replace it. */
const isOtherForm = (term: string, said: string, language: Language) => {
  const toRoots = (text: string) =>
    text
      .split(/[\s-]+/u)
      .map(getWordRoot)
      .join(' ');
  return language === 'en' && toRoots(term) === toRoots(said) && !isSameNoun(term, said, language);
};

const isEnglishPlural = (text: string) => /[^su]s$/u.test(text);

/** Returns whether the term can replace the other wording: both have the same part of speech and number. */
const canReplace = ({ term, said }: PostingSynonym, language: Language) =>
  !isSameNoun(term, said, language) &&
  !isOtherForm(term, said, language) &&
  findNamedSkill(term, language)?.skill.kind !== 'soft' &&
  (language !== 'en' || isEnglishPlural(term) === isEnglishPlural(said));

/** Replaces synonyms in a text with the posting's terms. `inserted` lists the pairs whose term was inserted. */
export function replaceSynonyms(
  text: string,
  synonyms: readonly PostingSynonym[],
  language: Language,
): { text: string; inserted: PostingSynonym[] } {
  const inserted: PostingSynonym[] = [];
  let after = text;
  for (const replacement of synonyms) {
    const { term, said } = replacement;
    if (!canReplace(replacement, language)) continue;
    const [start, end] = getBounds(replacement, language);
    const next = after.replace(new RegExp(`${start}${escapeRegExp(said)}${end}`, 'iu'), (match, offset: number) => {
      if (offset === 0) return capitalize(term);
      return match === match.toLowerCase() ? lowercaseCommonTerm(term, language) : term;
    });
    if (next === after) continue;
    after = next;
    inserted.push(replacement);
  }
  return { text: after, inserted };
}
