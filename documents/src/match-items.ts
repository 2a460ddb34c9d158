/** Fields that identify entries, by list name (the last segment of its path). */
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

/** Lists whose items are texts. A reworded text is still the same item. */
const textLists = new Set(['achievements', 'paragraphs']);

/**
 * Returns, for each item of `before`, the index of the same item in `after`, or -1. Matches each item at most once:
 * first equal items, then entries that differ in one identity field, then reworded ones.
 */
export function matchItems(list: string, before: readonly unknown[], after: readonly unknown[]): number[] {
  const matches = before.map(() => -1);
  const matchedIndexes = new Set<number>();
  for (const test of createTests(list)) {
    for (const [index, item] of before.entries()) {
      if (matches[index] !== -1) continue;
      const matchIndex = after.findIndex((other, i) => !matchedIndexes.has(i) && test(item, other));
      if (matchIndex < 0) continue;
      matches[index] = matchIndex;
      matchedIndexes.add(matchIndex);
    }
  }
  return matches;
}

/**
 * Returns whether two items that were added independently are the same: equal texts, or entries with equal identities.
 */
export function isSameItem(list: string, a: unknown, b: unknown): boolean {
  const hasIdentity = identityFields[list]?.some((field) => (a as Record<string, unknown>)[field]) ?? true;
  return hasIdentity && (createTests(list)[0]?.(a, b) ?? false);
}

type Test = (a: unknown, b: unknown) => boolean;

function createTests(list: string): Test[] {
  const fields = identityFields[list];
  if (!fields) return textLists.has(list) ? [isEqual, isRewording] : [isEqual, isSameGroup];
  const countEqualFields = (a: unknown, b: unknown) =>
    fields.filter((field) => (a as Record<string, unknown>)[field] === (b as Record<string, unknown>)[field]).length;
  const tests: Test[] = [(a, b) => countEqualFields(a, b) === fields.length];
  if (fields.length > 1) tests.push((a, b) => countEqualFields(a, b) === fields.length - 1);
  return listsWithIds.has(list) ? tests : [...tests, isRewording];
}

const isEqual: Test = (a, b) => a === b;

/** Skill groups with the same name: "Tools: SQL, Python". */
const isSameGroup: Test = (a, b) => {
  const [first, second] = [getGroupName(a), getGroupName(b)];
  return first !== undefined && first === second;
};
const getGroupName = (text: unknown) => /^([^:：]+)[:：]/u.exec(String(text))?.[1]?.trim();

/** Sørensen–Dice coefficient of character bigrams above 0.4; also works without spaces. */
const isRewording: Test = (a, b) => {
  const [first, second] = [listBigrams(toText(a)), listBigrams(toText(b))];
  const common = [...first].filter((bigram) => second.has(bigram)).length;
  return (2 * common) / (first.size + second.size) > 0.4;
};

const toText = (item: unknown): string =>
  item && typeof item === 'object' ? Object.values(item).map(toText).join(' ') : typeof item === 'string' ? item : '';

function listBigrams(text: string): Set<string> {
  const letters = [...text.toLowerCase().replace(/\s+/g, ' ')];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i]}${letter}`));
}
