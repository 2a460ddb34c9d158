import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { profiles } from '../../profiles/all';
import { listOf, type Occupation } from '../../profiles/occupation';
import { stemOf } from './stem';
import { titleWords } from './title';

export interface Name {
  language: Language;
  industry: Industry;
  occupation: Occupation;
  said: string;
  /**
   * Words to compare. Names in scripts without spaces, or with particles at the end of words, are compared as one
   * string: see `joinedWords`.
   */
  words: readonly string[];
  whole: string;
  stem: string;
  unspaced: boolean;
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

function namesOf(language: Language, industry: Industry, occupation: Occupation): Name[] {
  return [occupation.title, ...listOf(occupation.also)].map((name) => {
    const words = titleWords(name, language).map(({ key }) => key);
    const whole = words.join('');
    return {
      language,
      industry,
      occupation,
      said: name.toLowerCase(),
      words,
      whole,
      stem: stemOf(whole),
      unspaced: unspaced.test(name),
    };
  });
}

let all: readonly Name[] | undefined;

export function allNames(): readonly Name[] {
  all ??= (Object.keys(profiles) as Language[]).flatMap((language) =>
    Object.values(profiles[language]).flatMap(({ industry, occupations }) =>
      occupations.flatMap((occupation) => namesOf(language, industry, occupation)),
    ),
  );
  return all;
}
