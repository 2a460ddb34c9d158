import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { occupationCatalogs } from '../../../../ai/occupations/catalogs';
import { splitList, type Occupation } from '../../../../ai/occupations/occupation';
import { stemTitle } from './title-stem';
import { splitTitleWords } from './title';

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
  return [occupation.title, ...splitList(occupation.aliases)].map((name) => {
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

let allOccupationNames: readonly OccupationName[] | undefined;

export function getAllOccupationNames(): readonly OccupationName[] {
  allOccupationNames ??= (Object.keys(occupationCatalogs) as Language[]).flatMap((language) =>
    Object.values(occupationCatalogs[language]).flatMap(({ industry, occupations }) =>
      occupations.flatMap((occupation) => listOccupationNames(language, industry, occupation)),
    ),
  );
  return allOccupationNames;
}
