import { canonicalizeText } from '../../../ats/language/text-processing';

/**
 * Pairs each item of the second list with at most one of the first, most similar pairs first. -1 means that no item has
 * a similarity of at least `enough`.
 */
export function pairBySimilarity<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getTextSimilarity: (before: Item, after: Item, i: number, j: number) => number,
  enough: number,
): number[] {
  const scores = after
    .flatMap((item, j) => before.map((old, i) => ({ i, j, score: getTextSimilarity(old, item, i, j) })))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score || a.j - b.j || a.i - b.i);
  const pairs = after.map(() => -1);
  const used = new Set<number>();
  for (const { i, j } of scores) {
    if (pairs[j] !== -1 || used.has(i)) continue;
    pairs[j] = i;
    used.add(i);
  }
  return pairs;
}

/** Extracts comparable features: words cut to six letters, digits, and, in scripts without spaces, pairs of letters. */
export function extractFeatures(text: string): Set<string> {
  const made = new Set<string>();
  for (const [word] of canonicalizeText(text)
    .toLowerCase()
    .matchAll(/[\p{Script=Latin}\p{M}\p{N}]{3,}|\p{N}+/gu))
    made.add(word.slice(0, 6));
  for (const [run] of text.matchAll(/[\p{Script=Han}\p{Script=Katakana}ー]+|\p{Script=Hangul}+/gu))
    for (let i = 0; i < run.length - 1; i += 1) made.add(run.slice(i, i + 2));
  return made;
}

const countShared = (traits: ReadonlySet<string>, others: ReadonlySet<string>) => {
  let shared = 0;
  for (const trait of traits) if (others.has(trait)) shared += 1;
  return shared;
};

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : countShared(one, other) / least;
};

/** Returns the similarity of two texts, from 0 to 1. */
export const alike = (a: string, b: string) => (a === b ? 1 : overlap(extractFeatures(a), extractFeatures(b)));

/** Returns the share of a text's features that occur in a source. Returns 1 for a text that is too short to tell. */
export function getSourceOverlap(text: string, source: ReadonlySet<string>): number {
  const own = extractFeatures(text);
  return own.size < 5 ? 1 : countShared(own, source) / own.size;
}

const fillerPrefixes =
  /^(?:encore|aujour|toujou|actuel|today|curren|heute|derzei|actual|todaví|siempr|which|where|while|during|durant|pendan|währen|withou|within|throug|across|includ|damit|dabei|sodass|wobei|werden|wurden|afin|ainsi|selon|donde|cuando|entre|sobre)/u;

/**
 * Finds clauses after the first one that share no long word with the source: unsupported results ("…, boosting customer
 * satisfaction"). Skips short clauses, which say too little.
 */
export function findUnsupportedClauses(text: string, source: ReadonlySet<string>): { start: number; end: number }[] {
  const cuts = [...text.matchAll(/[,;，、；]\s*|\s[-–—]\s|\s(?=(?:resulting in|leading to|which led to)\s)/gu)];
  return cuts.flatMap((cut, index) => {
    const start = cut.index + cut[0].length;
    const end = cuts[index + 1]?.index ?? text.length;
    const own = [...extractFeatures(text.slice(start, end))].filter(
      (trait) => !/^\p{Script=Latin}/u.test(trait) || (trait.length > 4 && !fillerPrefixes.test(trait)),
    );
    const latin = /^[\s\p{P}]*\p{Script=Latin}/u.test(text.slice(start, end));
    return own.length >= (latin ? 2 : 4) && !own.some((trait) => source.has(trait)) ? [{ start, end }] : [];
  });
}

/**
 * Matches texts of a list with their originals: similar ones first, then by position if both lists have the same
 * length, because a translation shares only its order.
 */
export function pairTexts(before: readonly string[], after: readonly string[]): number[] {
  const [old, now] = [before.map(extractFeatures), after.map(extractFeatures)];
  const likeness = (a: string, b: string, i: number, j: number) =>
    a === b ? 2 : overlap(old[i] ?? new Set(), now[j] ?? new Set()) + (i === j ? 0.05 : 0);
  const pairs = pairBySimilarity(before, after, likeness, 0.3);
  const used = new Set(pairs);
  return pairs.map((found, j) => {
    if (found !== -1) return found;
    const same = before.length === after.length ? j : -1;
    return same !== -1 && !used.has(same) ? same : -1;
  });
}
