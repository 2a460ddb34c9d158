import type { Language } from '@shortlist/contracts/platform/languages';
import { findLanguageNames } from '../../matching/knockout-criteria';
import { findSkills } from '../../matching/skills/find-skills';

/** Languages that write common nouns in lower case. */
const lowercaseLanguages = new Set<Language>(['en', 'es', 'fr']);
/** Word or phrase with a capital only at its beginning, unlike "SQL", "JavaScript" and "Power BI". */
const leadingCapitalOnly = /^\p{Lu}[\p{Ll}’'-]+(?: [^\p{Lu}\p{N}]+)*$/u;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Lowercases the first letter of a common term so that it can be used mid-sentence: "Infection control" becomes
 * "infection control". Names keep their capital: "Excel macros", English "Spanish interpreting". A single word that is
 * not in the skills dictionary also keeps its capital, unless one of `texts` contains the word in lower case.
 */
export function lowercaseCommonTerm(term: string, language: Language, texts: readonly string[] = []): string {
  if (!lowercaseLanguages.has(language) || !leadingCapitalOnly.test(term)) return term;
  const lowercaseTerm = lowerFirst(term);
  if (texts.some((text) => containsWords(text, lowercaseTerm))) return lowercaseTerm;
  const [firstWord = ''] = term.split(' ');
  if (language === 'en' && findLanguageNames(firstWord).length > 0) return term;
  const skill = findSkills(term, language).find(({ start }) => start === 0);
  if (!skill) return firstWord === term ? term : lowercaseTerm;
  const { names } = skill.skill;
  const spelling = [...(names[language] ?? []), ...names.en].find(
    (name) => name.toLowerCase() === skill.text.toLowerCase(),
  );
  return /^\p{Lu}/u.test(spelling ?? names.en[0] ?? '') ? term : lowercaseTerm;
}

function containsWords(text: string, words: string): boolean {
  const index = text.indexOf(words);
  return index >= 0 && !/\p{L}/u.test(text.charAt(index - 1)) && !/\p{L}/u.test(text.charAt(index + words.length));
}
