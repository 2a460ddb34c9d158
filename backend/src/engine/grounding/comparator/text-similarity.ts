import { canonicalizeText } from '../../language/text-processing';

/**
 * Pairs the items of two lists, most similar pairs first. Returns, for each item of `after`, the index of its partner
 * in `before`, or -1 if no unpaired item has a similarity of at least `minSimilarity`.
 */
export function pairBySimilarity<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getSimilarity: (before: Item, after: Item, i: number, j: number) => number,
  minSimilarity: number,
): number[] {
  const candidates = after
    .flatMap((item, j) => before.map((oldItem, i) => ({ i, j, score: getSimilarity(oldItem, item, i, j) })))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score || a.j - b.j || a.i - b.i);
  const partnerIndexes = after.map(() => -1);
  const usedIndexes = new Set<number>();
  for (const { i, j } of candidates) {
    if (partnerIndexes[j] !== -1 || usedIndexes.has(i)) continue;
    partnerIndexes[j] = i;
    usedIndexes.add(i);
  }
  return partnerIndexes;
}

/**
 * Returns the features by which texts are compared: the first six letters of words, numbers and, in East Asian scripts,
 * pairs of characters.
 */
export function extractFeatures(text: string): Set<string> {
  const features = new Set<string>();
  for (const [word] of canonicalizeText(text)
    .toLowerCase()
    .matchAll(/[\p{Script=Latin}\p{M}\p{N}]{3,}|\p{N}+/gu))
    features.add(word.slice(0, 6));
  for (const [run] of text.matchAll(/[\p{Script=Han}\p{Script=Katakana}ー]+|\p{Script=Hangul}+/gu))
    for (let i = 0; i < run.length - 1; i += 1) features.add(run.slice(i, i + 2));
  return features;
}

const countSharedFeatures = (features: ReadonlySet<string>, sourceFeatures: ReadonlySet<string>) => {
  let shared = 0;
  for (const feature of features) if (sourceFeatures.has(feature)) shared += 1;
  return shared;
};

const getOverlap = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const minSize = Math.min(one.size, other.size);
  return minSize === 0 ? 0 : countSharedFeatures(one, other) / minSize;
};

/** Returns the similarity of two texts, from 0 to 1. */
export const getTextSimilarity = (a: string, b: string) =>
  a === b ? 1 : getOverlap(extractFeatures(a), extractFeatures(b));

/**
 * Pairs texts like `pairBySimilarity`. If both lists have the same length, pairs the remaining texts by position,
 * because a translation shares only its order with the original.
 */
export function pairTexts(before: readonly string[], after: readonly string[]): number[] {
  const [beforeFeatures, afterFeatures] = [before.map(extractFeatures), after.map(extractFeatures)];
  const getSimilarity = (a: string, b: string, i: number, j: number) =>
    a === b ? 2 : getOverlap(beforeFeatures[i] ?? new Set(), afterFeatures[j] ?? new Set()) + (i === j ? 0.05 : 0);
  const partnerIndexes = pairBySimilarity(before, after, getSimilarity, 0.3);
  const usedIndexes = new Set(partnerIndexes);
  return partnerIndexes.map((partnerIndex, j) => {
    if (partnerIndex !== -1) return partnerIndex;
    const fallbackIndex = before.length === after.length ? j : -1;
    return fallbackIndex !== -1 && !usedIndexes.has(fallbackIndex) ? fallbackIndex : -1;
  });
}
