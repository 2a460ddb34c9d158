/** Fields that identify entries, by list name (the last segment of the list's path). */
const identityFields: Record<string, readonly string[]> = {
  experience: ['company', 'position', 'startDate'],
  education: ['institution', 'degree', 'startDate'],
  projects: ['name'],
  certifications: ['name'],
  languages: ['name'],
  customSections: ['id'],
  items: ['title', 'organisation', 'startDate'],
  sections: ['key'],
  tray: ['id'],
};

/** Lists whose items have ids. Items with different ids are never the same. */
const listsWithIds = new Set(['customSections', 'sections', 'tray']);

/** Lists of strings. A reworded string is still the same item. */
const textLists = new Set(['achievements', 'paragraphs']);

/**
 * Returns the index in `after` of each item of `before`, or -1. Matches equal items first, then entries that differ in
 * one identity field, then reworded items.
 */
export function matchItems(listName: string, before: readonly unknown[], after: readonly unknown[]): number[] {
  const matchIndexes = before.map(() => -1);
  const matchedIndexes = new Set<number>();
  for (const isMatch of createPredicates(listName)) {
    for (const [index, item] of before.entries()) {
      if (matchIndexes[index] !== -1) continue;
      const matchIndex = after.findIndex((other, i) => !matchedIndexes.has(i) && isMatch(item, other));
      if (matchIndex < 0) continue;
      matchIndexes[index] = matchIndex;
      matchedIndexes.add(matchIndex);
    }
  }
  return matchIndexes;
}

/** For items that were added independently. Strings must be equal, and entries must have equal identity fields. */
export function isSameItem(listName: string, a: unknown, b: unknown): boolean {
  const hasIdentity = identityFields[listName]?.some((field) => (a as Record<string, unknown>)[field]) ?? true;
  return hasIdentity && (createPredicates(listName)[0]?.(a, b) ?? false);
}

type ItemPredicate = (a: unknown, b: unknown) => boolean;

function createPredicates(listName: string): ItemPredicate[] {
  const fields = identityFields[listName];
  if (!fields) return textLists.has(listName) ? [isEqual, isRewording] : [isEqual, isSameGroup];
  const countEqualFields = (a: unknown, b: unknown) =>
    fields.filter((field) => (a as Record<string, unknown>)[field] === (b as Record<string, unknown>)[field]).length;
  const predicates: ItemPredicate[] = [(a, b) => countEqualFields(a, b) === fields.length];
  if (fields.length > 1) predicates.push((a, b) => countEqualFields(a, b) === fields.length - 1);
  return listsWithIds.has(listName) ? predicates : [...predicates, isRewording];
}

const isEqual: ItemPredicate = (a, b) => a === b;

const isSameGroup: ItemPredicate = (a, b) => {
  const [firstGroup, secondGroup] = [getGroupName(a), getGroupName(b)];
  return firstGroup !== undefined && firstGroup === secondGroup;
};
const getGroupName = (text: unknown) => /^([^:：]+)[:：]/u.exec(String(text))?.[1]?.trim();

/** Uses the Sørensen–Dice coefficient of character bigrams, which also works for languages without spaces. */
const isRewording: ItemPredicate = (a, b) => {
  const [firstBigrams, secondBigrams] = [listBigrams(toText(a)), listBigrams(toText(b))];
  const commonCount = [...firstBigrams].filter((bigram) => secondBigrams.has(bigram)).length;
  return (2 * commonCount) / (firstBigrams.size + secondBigrams.size) > 0.4;
};

const toText = (item: unknown): string =>
  item && typeof item === 'object' ? Object.values(item).map(toText).join(' ') : typeof item === 'string' ? item : '';

function listBigrams(text: string): Set<string> {
  const letters = [...text.toLowerCase().replace(/\s+/g, ' ')];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i]}${letter}`));
}
