import type { Language } from '@shortlist/contracts/platform/languages';
import type { Facts } from './facts';
import { newNamesIn, plainOf } from './names';
import { numberWordsIn } from './number-words';

/** Matches a standalone number, not the digits in "B2B" or "S3". */
const figure = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,'’ ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?/gu;

const things = /24\/7|\b[2-5]D\b|\b5S\b|\b360°|\bISO ?\d{4,5}\b|\bH\.26[45]\b|\bGA ?4\b|\bIFRS ?\d+\b/gu;

const valueOf = (said: string) => Number(said.replace(/[.,'’ ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));

function numbersIn(text: string, language: Language): { said: string; value: number }[] {
  const plain = text.normalize('NFKC').replace(things, 'x');
  const figures = [...plain.matchAll(figure)].map(([said]) => ({ said, value: valueOf(said) }));
  return [...figures, ...numberWordsIn(plain, language)];
}

/** Separates numbers that East Asian scripts attach to letters, as in "14名". */
const loose = (text: string) => text.replace(/(?<=[^\P{L}\p{Script=Latin}])(?=\p{Nd})/gu, ' ');

/**
 * Returns the numbers and names in texts that their source does not contain: claims that the person never made. Shares
 * no code with the grounding check, which it evaluates. Strict: a value converted to another unit counts, too.
 */
export function fabricationsIn(texts: readonly string[], facts: Facts): string[] {
  const known = new Set(numbersIn(loose(facts.said), facts.language).map(({ value }) => value));
  return texts.flatMap((text) => {
    const plain = plainOf(text, facts);
    const numbers = numbersIn(loose(plain), facts.language).filter(({ value }) => !known.has(value));
    return [...numbers.map(({ said }) => said), ...newNamesIn(plain, facts)];
  });
}
