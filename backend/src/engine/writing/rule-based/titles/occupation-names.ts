import type { Industry } from '@shortlist/contracts/platform/industries';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import type { Occupation } from '@shortlist/occupations/occupation.schema';
import { stemTitle, splitTitleWords } from './title';

export interface OccupationName {
  language: Language;
  industry: Industry;
  occupation: Occupation;
  text: string;
  /**
   * Words to compare. Names in scripts without spaces, or with particles at the end of words, are compared as one
   * string: see `joinedWords`.
   */
  words: readonly string[];
  joinedWords: string;
  stem: string;
  isUnspaced: boolean;
}

const unspacedScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

function listOccupationNames(language: Language, industry: Industry, occupation: Occupation): OccupationName[] {
  return [occupation.title, ...occupation.aliases].map((name) => {
    const words = splitTitleWords(name, language).map(({ key }) => key);
    const joinedWords = words.join('');
    return {
      language,
      industry,
      occupation,
      text: name.toLowerCase(),
      words,
      joinedWords,
      stem: stemTitle(joinedWords),
      isUnspaced: unspacedScript.test(name),
    };
  });
}

/** English first, then by code. If a title matches equally well in several languages, the first language wins. */
const lookupOrder = languages
  .map(({ code }) => code)
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));

let allOccupationNames: readonly OccupationName[] | undefined;

export function getAllOccupationNames(): readonly OccupationName[] {
  allOccupationNames ??= lookupOrder.flatMap((language) =>
    getAllOccupations(language).flatMap(({ industry, occupations }) =>
      occupations.flatMap((occupation) => listOccupationNames(language, industry, occupation)),
    ),
  );
  return allOccupationNames;
}
