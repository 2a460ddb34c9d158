import type { Language } from '@shortlist/contracts/platform/languages';
import type { AllowedFacts } from './allowed-facts';
import { findNewNames, maskAllowedNames } from './names';
import { findNumberWords } from './number-words';

/** Matches a standalone number, not the digits in "B2B" or "S3". */
const numberPattern = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,'’ ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?/gu;

const namesWithNumbers = /24\/7|\b[2-5]D\b|\b5S\b|\b360°|\bISO ?\d{4,5}\b|\bH\.26[45]\b|\bGA ?4\b|\bIFRS ?\d+\b/gu;

const parseNumber = (said: string) => Number(said.replace(/[.,'’ ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));

function findNumbers(text: string, language: Language): { said: string; value: number }[] {
  const plain = text.normalize('NFKC').replace(namesWithNumbers, 'x');
  const figures = [...plain.matchAll(numberPattern)].map(([said]) => ({ said, value: parseNumber(said) }));
  return [...figures, ...findNumberWords(plain, language)];
}

/** Separates numbers that East Asian scripts attach to letters, as in "14名". */
const separateEastAsianNumbers = (text: string) => text.replace(/(?<=[^\P{L}\p{Script=Latin}])(?=\p{Nd})/gu, ' ');

/**
 * Returns the numbers and names in texts that their source does not contain: claims that the person never made. Shares
 * no code with the grounding check, which it evaluates. Strict: a value converted to another unit counts, too.
 */
export function findFabrications(texts: readonly string[], facts: AllowedFacts): string[] {
  const known = new Set(
    findNumbers(separateEastAsianNumbers(facts.sourceText), facts.language).map(({ value }) => value),
  );
  return texts.flatMap((text) => {
    const plain = maskAllowedNames(text, facts);
    const numbers = findNumbers(separateEastAsianNumbers(plain), facts.language).filter(
      ({ value }) => !known.has(value),
    );
    return [...numbers.map(({ said }) => said), ...findNewNames(plain, facts)];
  });
}
