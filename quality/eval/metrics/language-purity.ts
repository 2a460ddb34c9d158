import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { splitSentences } from './repeated-sentences';

const functionWords: Record<'en' | 'es' | 'fr' | 'de', Set<string>> = {
  en: new Set(
    'the and of to in all an under with for that is are was were by from at as on it this which who i you my your be have has after before between through'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y con para que por del al una un como se su sus en de la más sin sobre entre es me mi cada desde hasta'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les et avec pour que par du au aux une un des est dans en de la qui sur ses son sa je mon ma d l à chaque jusqu selon entre'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und mit für dass von den dem des ein eine einer einen zu zur zum im in auf bei nach ich ist sich aus vor an am über je was war als mich mir meine mein meiner ihre ihrem vom dort wo wie'.split(
      ' ',
    ),
  ),
};

const countMatches = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** Returns undefined if the language cannot be detected. */
function isSentenceInLanguage(sentence: string, language: Language): boolean | undefined {
  if (language === 'ja' || language === 'ko') {
    const script = language === 'ja' ? /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu : /\p{sc=Hangul}/gu;
    const letterCount = countMatches(sentence, /\p{L}/gu);
    // Sentences often contain names of tools in Latin script, so a share of 30% is enough.
    return letterCount === 0 ? undefined : countMatches(sentence, script) / letterCount >= 0.3;
  }
  if (countMatches(sentence, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu) > 0) return false;
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countFunctionWords = (code: keyof typeof functionWords) =>
    words.filter((word) => functionWords[code].has(word)).length;
  const maxCount = Math.max(
    ...Object.keys(functionWords).map((code) => countFunctionWords(code as keyof typeof functionWords)),
  );
  return maxCount === 0 ? undefined : countFunctionWords(language) === maxCount;
}

/**
 * Returns the share of letters in sentences of the language, from 0 to 1. Ignores sentences whose language cannot be
 * detected. Detects Japanese and Korean by script, and other languages by function words.
 */
export function measureLanguagePurity(texts: readonly string[], language: Language): number {
  const sentences = texts.flatMap((text) => {
    const pieces = splitBlanks(text).map((piece) => (piece.label === undefined ? piece.text : '…'));
    return splitSentences(pieces.join(''));
  });
  const measuredSentences = sentences.map((text) => ({
    size: countMatches(text, /\p{L}/gu),
    isInLanguage: isSentenceInLanguage(text, language),
  }));
  const sumSizes = (sentences: { size: number }[]) => sentences.reduce((total, { size }) => total + size, 0);
  const detectedSize = sumSizes(measuredSentences.filter((sentence) => sentence.isInLanguage !== undefined));
  const sizeInLanguage = sumSizes(measuredSentences.filter((sentence) => sentence.isInLanguage));
  return detectedSize === 0 ? 1 : sizeInLanguage / detectedSize;
}
