/** A stable number for a text (FNV-1a, 32 bits): the same title always gives the same documents. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** One of a list, by the seed. */
export function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** The list without the one that the seed names. */
export function without<Item>(items: readonly Item[], seed: number): Item[] {
  return items.filter((_, i) => i !== seed % items.length);
}
