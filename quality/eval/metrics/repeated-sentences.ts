/** May also split after an abbreviation. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Masks the job title, so that sentences that differ only in the title are equal. */
export const maskTitle = (sentence: string, title: string): string =>
  sentence.toLowerCase().replaceAll(title.toLowerCase(), '_');

/**
 * Counts the sentences of each document that also appear in another document. Recruiters who receive two such
 * applications notice that they were generated.
 */
export function countRepeatedSentences(documents: readonly { title: string; texts: readonly string[] }[]): number[] {
  const sentencesByDocument = documents.map(({ title, texts }) => [
    ...new Set(texts.flatMap(splitSentences).map((sentence) => maskTitle(sentence, title))),
  ]);
  const counts = new Map<string, number>();
  for (const sentence of sentencesByDocument.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return sentencesByDocument.map((sentences) => sentences.filter((sentence) => (counts.get(sentence) ?? 0) > 1).length);
}
