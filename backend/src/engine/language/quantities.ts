import type { Language } from '@shortlist/contracts/platform/languages';
import { numberWords } from './number-words';
import { canonicalizeText, createWordPattern } from './text-processing';

/** Dates and bare years, which are not quantities: "03/2020", "2015", "2015年", "平成27年". */
const datePattern =
  /\d{1,2}[/.]\d{4}(?!\d)|(?:明治|大正|昭和|平成|令和)\s*(?:\d+|元)\s*年(?:度)?|(?<![\d.,$€£¥₩])(?:19|20)\d{2}(?![\d%‰€¥₩円원]|[.,]\d)\s?(?:年度?|년도?)?/gu;
/**
 * Digits of any script, except inside names ("MP3", "H2O", "3D"). Digits before a Japanese counter always match:
 * "PC50台".
 */
const digitPattern =
  /(?<![A-Za-z\p{Nd}]|24\/)\p{Nd}+(?!\p{Nd}|D\b|\/7)|\p{Nd}(?=[名人件社台店円万億個枚校棟室]|か所|箇所)/u;

/** Matches a word for a number above one, or one of the other words, in full. */
const createQuantityPattern = (language: keyof typeof numberWords, otherWords: string) => {
  const words = Object.entries(numberWords[language]).flatMap(([word, value]) => (value > 1 ? [word] : []));
  return createWordPattern([...words, otherWords].join('|'));
};

/**
 * Spelled-out numbers and units, except forms of "one", which are mostly articles. Korean numbers match only at the
 * start of a word ("부가세 대사" contains no number) and not in "세대", a household.
 */
const numberWordPatterns: Record<Language, RegExp> = {
  en: createQuantityPattern('en', 'hundreds?|thousands?|millions?|billions?|dozens?|half|halved|doubled|tripled'),
  es: createQuantityPattern(
    'es',
    'cientos|mil|miles|millón|millones|docenas?|mitad|doble|triple|duplic(?!ad[oa]s|idad)\\p{L}+|triplic\\p{L}+',
  ),
  fr: createQuantityPattern(
    'fr',
    'cents?|mille|milliers|millions?|milliards?|douzaines?|dizaines?|centaines?|moitié|doubl\\p{L}+|tripl\\p{L}+',
  ),
  de: createQuantityPattern(
    'de',
    'hundert\\p{L}*|tausend\\p{L}*|million\\p{L}*|milliard\\p{L}*|dutzend\\p{L}*|hälfte|doppelt\\p{L}*|verdoppel\\p{L}*|halbier\\p{L}*',
  ),
  ja: /(?<![一二三四五六七八九十百千万億])[一二三四五六七八九十百千万億]+(?:名|人(?!ひとり|一人|暮らし)|件|社|台|店|円|倍|割|回|個|本|校|棟|床|カ所|箇所|か月|ヶ月|カ月|日間|時間|年間|週間|パーセント)|数[十百千万]|半減|半分|倍増|[二三四五六七八九十]分の/u,
  ko: /(?<!\p{L})(?:(?!세대|열대)(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른)\s?(?:명|개|건|배|회|곳|대|번|달|주|팀|가지|시간)|절반|수십|수백|수천)/u,
};

export function hasQuantity(text: string, language: Language): boolean {
  const textWithoutDates = canonicalizeText(text.replace(/\[[^[\]\n]{1,60}\]/g, ' ')).replace(datePattern, ' ');
  return digitPattern.test(textWithoutDates) || numberWordPatterns[language].test(textWithoutDates);
}
