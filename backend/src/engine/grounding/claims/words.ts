import type { Language } from '@shortlist/contracts/platform/languages';
import { stemWord } from '../../language/text-processing';

export interface Word {
  text: string;
  start: number;
  end: number;
  /** In lower case. A Korean stem has no particle. A Japanese stem is the word itself. */
  stem: string;
}

const latinPattern =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[.&+/][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?/gu;
const koreanPattern = /[\p{Script=Hangul}]+|[\p{Script=Latin}][\p{Script=Latin}\p{N}.+#]*/gu;
const japaneseWordPattern = /^(?:[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}|[\p{Script=Latin}\p{N}.+#]+)$/u;

/** Verb endings after a Sino-Korean noun, as in "이수하였습니다" after "이수". */
const koreanVerbEnding =
  /(?:하|되|시키|받)(?:였|았|었|여|고|며|면|는|던|도록|기|지|게|자|니|ㄴ|ㄹ|므로|므|려|아|어)[\p{Script=Hangul}]{0,8}$|(?:했|됐|됨|함|한|할|해|된|될|돼|하다|되다|시킨|시켜|시킴|합니다|됩니다|받은|받아)[\p{Script=Hangul}]{0,8}$/u;
/** Endings of native verbs and adjectives. Such words are skipped, because nouns carry the claim in Korean. */
const koreanPredicateEnding =
  /(?:니다|였고|았고|었고|였으며|았으며|었으며|였던|았던|었던|는데|으며|으면|으나|지만|면서|도록|거나|려고|어서|아서|여서|으로서|다는|라는|다고|라고|음|임|됨|킴|림|짐|김|움|침|남)$|[였았었겠][\p{Script=Hangul}]{0,8}$|(?:고|며|면|는|던|게|을까|네|죠|지|니|자|여|어|아|해|려)$/u;
const koreanParticle =
  /(?:에서는|에게서|으로써|으로서|에서의|에서|에게|까지|부터|처럼|보다|으로|이나|이며|이고|이란|이던|들의|들을|들과|들에|들이|께서|가량의|가량|마다|들|은|는|이|가|을|를|의|에|로|와|과|도|만|나|란|께)$/u;

const particleOnlyPattern =
  /^(?:으?로의|에서의?|에게|까지|부터|으?로서?|으?로써|이나|들?[은는이가을를의에와과도만]|이라는|인|이며|처럼)$/u;

/** Returns undefined for a predicate, or for a word of one syllable. */
function stemKorean(word: string): string | undefined {
  const noun = word.replace(koreanVerbEnding, '');
  if (noun !== word) return noun.length >= 2 ? noun : undefined;
  let stem = word;
  for (let round = 0; round < 2; round += 1) {
    const shortened = stem.replace(koreanParticle, '');
    if (shortened === stem || shortened.length < 2) break;
    stem = shortened;
  }
  if (stem === word && koreanPredicateEnding.test(word)) return undefined;
  return stem.length >= 2 ? stem : undefined;
}

const germanParticiplePrefix =
  /^((?:ab|an|auf|aus|be|bei|durch|ein|fort|her|hin|los|mit|nach|um|unter|vor|weg|weiter|zu|zurück|zusammen|über)?)(?:ge|zu)(?=.{4,})/u;

/** Reduces participles and action nouns to the stem of their verb: "gebucht", "Buchung" and "buchen" become "buch". */
const stemGerman = (stem: string) =>
  stem.length < 6 ? stem : stem.replace(/(?:ierung|ier|ung|et|t)$/u, '').replace(germanParticiplePrefix, '$1');

let japaneseSegmenter: Intl.Segmenter | undefined;

function listJapaneseWords(text: string): Word[] {
  japaneseSegmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const words: Word[] = [];
  for (const { segment, index } of japaneseSegmenter.segment(text))
    if (japaneseWordPattern.test(segment) && segment.length > 1 && /\p{L}/u.test(segment))
      words.push({ text: segment, start: index, end: index + segment.length, stem: segment.toLowerCase() });
  return words;
}

function getStem(word: string, language: Language): string | undefined {
  if (language === 'ko') return /^\p{Script=Hangul}/u.test(word) ? stemKorean(word) : stemWord(word, 'en');
  const stem = stemWord(word, language);
  return language === 'de' ? stemGerman(stem) : stem;
}

/** Lists the words of a text. Skips numbers, Japanese words with hiragana, and Korean particles and predicates. */
export function listWords(text: string, language: Language): Word[] {
  if (language === 'ja') return listJapaneseWords(text);
  const pattern = language === 'ko' ? koreanPattern : latinPattern;
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    // A particle after a Latin name, as in "Actions로의".
    const isParticle = language === 'ko' && particleOnlyPattern.test(word) && /[A-Za-z0-9]$/.test(text.slice(0, index));
    const stem = /\p{L}/u.test(word) && !isParticle ? getStem(word, language) : undefined;
    return stem === undefined ? [] : [{ text: word, start: index, end: index + word.length, stem }];
  });
}
