import type { Language } from '@shortlist/contracts/platform/languages';
import type { Facts } from './facts';
import { newNamesIn, plainOf } from './names';
import { numberWordsIn } from './number-words';

/** A figure of its own: not the one in "B2B" or "S3". */
const figure = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,'’ ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?/gu;

/** Names of things that have a figure. */
const things = /24\/7|\b[2-5]D\b|\b5S\b|\b360°|\bISO ?\d{4,5}\b|\bH\.26[45]\b|\bGA ?4\b|\bIFRS ?\d+\b/gu;

const valueOf = (said: string) => Number(said.replace(/[.,'’ ](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));

/** The values of all numbers of a text, in figures and in words. */
function numbersIn(text: string, language: Language): { said: string; value: number }[] {
  const plain = text.normalize('NFKC').replace(things, 'x');
  const figures = [...plain.matchAll(figure)].map(([said]) => ({ said, value: valueOf(said) }));
  return [...figures, ...numberWordsIn(plain, language)];
}

/** Numbers in which East Asian scripts count beside letters: "14名". */
const loose = (text: string) => text.replace(/(?<=[^\P{L}\p{Script=Latin}])(?=\p{Nd})/gu, ' ');

/**
 * Numbers and names in texts that their source does not have: what a person would have to stand up for and never said.
 * Shares no code with the truth guard, whose work it judges; strict, so that a value in another unit counts as well.
 */
export function fabricationsIn(texts: readonly string[], facts: Facts): string[] {
  const known = new Set(numbersIn(loose(facts.said), facts.language).map(({ value }) => value));
  return texts.flatMap((text) => {
    const plain = plainOf(text, facts);
    const numbers = numbersIn(loose(plain), facts.language).filter(({ value }) => !known.has(value));
    return [...numbers.map(({ said }) => said), ...newNamesIn(plain, facts)];
  });
}
