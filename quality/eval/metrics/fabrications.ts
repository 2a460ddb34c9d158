import type { Language } from '@shortlist/contracts/platform/languages';
import type { AllowedFacts } from './allowed-facts';
import { findNewNames, maskAllowedNames } from './names';
import { findNumberWords } from './number-words';

/** Matches a standalone number, not the digits in "B2B" or "S3". */
const numberPattern = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,'’ ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?/gu;

const namesWithNumbers = /24\/7|\b[2-5]D\b|\b5S\b|\b360°|\bISO ?\d{4,5}\b|\bH\.26[45]\b|\bGA ?4\b|\bIFRS ?\d+\b/gu;

const parseNumber = (numberText: string) =>
  Number(numberText.replace(/[.,'’ ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));

function findNumbers(text: string, language: Language): { text: string; value: number }[] {
  const normalizedText = text.normalize('NFKC').replace(namesWithNumbers, 'x');
  const numbers = [...normalizedText.matchAll(numberPattern)].map(([match]) => ({
    text: match,
    value: parseNumber(match),
  }));
  return [...numbers, ...findNumberWords(normalizedText, language)];
}

/** Separates numbers from preceding East Asian letters, as in "患者14名". */
const separateEastAsianNumbers = (text: string) => text.replace(/(?<=[^\P{L}\p{Script=Latin}])(?=\p{Nd})/gu, ' ');

/**
 * Returns numbers and names that are in the texts but not in the source. Values converted to another unit count as
 * fabricated. Shares no code with the grounding check, which this function evaluates.
 */
export function findFabrications(texts: readonly string[], facts: AllowedFacts): string[] {
  const sourceNumbers = new Set(
    findNumbers(separateEastAsianNumbers(facts.sourceText), facts.language).map(({ value }) => value),
  );
  return texts.flatMap((text) => {
    const maskedText = maskAllowedNames(text, facts);
    const numbers = findNumbers(separateEastAsianNumbers(maskedText), facts.language).filter(
      ({ value }) => !sourceNumbers.has(value),
    );
    return [...numbers.map(({ text }) => text), ...findNewNames(maskedText, facts)];
  });
}
