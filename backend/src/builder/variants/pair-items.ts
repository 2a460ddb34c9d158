/** By which fields entries are known: the first that no two share is as good as an id. By list, as the last name of its path. */
const identities: Record<string, readonly string[]> = {
  experience: ['company', 'position', 'startDate'],
  education: ['institution', 'degree', 'startDate'],
  projects: ['name'],
  certifications: ['name'],
  languages: ['name'],
  customSections: ['id'],
  items: ['title', 'organisation', 'startDate'],
};

/** Lists whose items are sentences: one that was reworded is still the same one. */
const sentences = new Set(['achievements']);

/**
 * Which item of `after` each of `before` has become, by index; -1 for none. Each item is given away once. Those that are
 * equal find each other first, then entries that agree in all but one field of their identity, then reworded sentences.
 */
export function pairItems(list: string, before: readonly unknown[], after: readonly unknown[]): number[] {
  const pairs = before.map(() => -1);
  const taken = new Set<number>();
  for (const alike of tests(list)) {
    for (const [index, item] of before.entries()) {
      if (pairs[index] !== -1) continue;
      const found = after.findIndex((other, i) => !taken.has(i) && alike(item, other));
      if (found < 0) continue;
      pairs[index] = found;
      taken.add(found);
    }
  }
  return pairs;
}

type Test = (a: unknown, b: unknown) => boolean;

function tests(list: string): Test[] {
  const fields = identities[list];
  if (!fields) return sentences.has(list) ? [same, isRewording] : [same];
  const agreeing = (a: unknown, b: unknown) =>
    fields.filter((field) => (a as Record<string, unknown>)[field] === (b as Record<string, unknown>)[field]).length;
  return fields.length === 1
    ? [(a, b) => agreeing(a, b) === 1]
    : [(a, b) => agreeing(a, b) === fields.length, (a, b) => agreeing(a, b) === fields.length - 1];
}

const same: Test = (a, b) => a === b;

/** More than two fifths of their pairs of letters are the same (Dice): works without spaces too. */
const isRewording: Test = (a, b) => {
  const [first, second] = [pairsOfLetters(String(a)), pairsOfLetters(String(b))];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / (first.size + second.size) > 0.4;
};

function pairsOfLetters(text: string): Set<string> {
  const letters = [...text.toLowerCase().replace(/\s+/g, ' ')];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i]}${letter}`));
}
