/** The sentences of a text; an abbreviation inside one does no harm here. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Sentences that are alike but for the title that they are about. */
export const withoutTitle = (sentence: string, title: string): string =>
  sentence.toLowerCase().replaceAll(title.toLowerCase(), '_');

/**
 * How many sentences of each document stand in another one of the list as well: readers who get two applications see
 * the machine in them.
 */
export function repeatedIn(documents: readonly { title: string; texts: readonly string[] }[]): number[] {
  const each = documents.map(({ title, texts }) => [
    ...new Set(texts.flatMap(sentencesOf).map((sentence) => withoutTitle(sentence, title))),
  ]);
  const counts = new Map<string, number>();
  for (const sentence of each.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return each.map((sentences) => sentences.filter((sentence) => (counts.get(sentence) ?? 0) > 1).length);
}
