/** Fields that identify entries, by list name (the last segment of its path). */
const identities: Record<string, readonly string[]> = {
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
const ids = new Set(['customSections', 'sections', 'tray']);

/** Lists whose items are texts. A reworded text is still the same item. */
const texts = new Set(['achievements', 'paragraphs']);

/**
 * Returns, for each item of `before`, the index of the same item in `after`, or -1. Matches each item at most once:
 * first equal items, then entries that differ in one identity field, then reworded ones.
 */
export function matchItems(list: string, before: readonly unknown[], after: readonly unknown[]): number[] {
  const matches = before.map(() => -1);
  const taken = new Set<number>();
  for (const alike of tests(list)) {
    for (const [index, item] of before.entries()) {
      if (matches[index] !== -1) continue;
      const found = after.findIndex((other, i) => !taken.has(i) && alike(item, other));
      if (found < 0) continue;
      matches[index] = found;
      taken.add(found);
    }
  }
  return matches;
}

/**
 * Returns whether two items that were added independently are the same: equal texts, or entries with equal identities.
 */
export function isSameItem(list: string, a: unknown, b: unknown): boolean {
  const hasIdentity = identities[list]?.some((field) => (a as Record<string, unknown>)[field]) ?? true;
  return hasIdentity && (tests(list)[0]?.(a, b) ?? false);
}

type Test = (a: unknown, b: unknown) => boolean;

function tests(list: string): Test[] {
  const fields = identities[list];
  if (!fields) return texts.has(list) ? [same, isRewording] : [same, isSameGroup];
  const agreeing = (a: unknown, b: unknown) =>
    fields.filter((field) => (a as Record<string, unknown>)[field] === (b as Record<string, unknown>)[field]).length;
  const tests: Test[] = [(a, b) => agreeing(a, b) === fields.length];
  if (fields.length > 1) tests.push((a, b) => agreeing(a, b) === fields.length - 1);
  return ids.has(list) ? tests : [...tests, isRewording];
}

const same: Test = (a, b) => a === b;

/** Skill groups with the same name: "Tools: SQL, Python". */
const isSameGroup: Test = (a, b) => {
  const [first, second] = [groupName(a), groupName(b)];
  return first !== undefined && first === second;
};
const groupName = (text: unknown) => /^([^:：]+)[:：]/u.exec(String(text))?.[1]?.trim();

/** Sørensen–Dice coefficient of character bigrams above 0.4; also works without spaces. */
const isRewording: Test = (a, b) => {
  const [first, second] = [pairsOfLetters(inWords(a)), pairsOfLetters(inWords(b))];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / (first.size + second.size) > 0.4;
};

const inWords = (item: unknown): string =>
  item && typeof item === 'object' ? Object.values(item).map(inWords).join(' ') : typeof item === 'string' ? item : '';

function pairsOfLetters(text: string): Set<string> {
  const letters = [...text.toLowerCase().replace(/\s+/g, ' ')];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i]}${letter}`));
}
