/** Hashes a text to a stable number (FNV-1a, 32 bits), so that the same title always gives the same documents. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export function pickBySeed<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}

export function omitBySeed<Item>(items: readonly Item[], seed: number): Item[] {
  return items.filter((_, i) => i !== seed % items.length);
}
