/** Matches amounts of money, percentages and numbers of two or more digits. */
const amountPattern =
  /[$€¥₩£]\s?\d[\d.,\u00a0\u202f ]*|(?=\d)(?<!\d[.,\u00a0\u202f]*)\d[\d.,\u00a0\u202f]*\s?(?:%|％|[$€¥₩£])|(?<![\p{L}\d.,])(?:\d{1,3}(?:[.,\u00a0\u202f\u0020]\d{3})+|\d{2,})(?:[.,]\d+)*(?![\p{L}\d])/gu;
const digits = (text: string) => text.replace(/[^\d]/g, '').replace(/^0+(?=\d)/, '');
const year = /^(?:19|20)\d\d$/;
const sentences = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*[.!?。！？]*\s*/gu;
const link = /(?:https?:\/\/|www\.)\S+/giu;

/**
 * Removes sentences that state figures or links not found in `given`; `unsupported` lists those figures and links. Compares
 * figures by their digits and ignores years.
 */
export function removeUnsupportedFigures(
  text: string,
  given: readonly string[],
): { text: string; unsupported: string[] } {
  const known = new Set(given.flatMap((part) => (part.match(amountPattern) ?? []).map(digits)));
  const links = new Set(given.flatMap((part) => part.match(link) ?? []));
  const unsupported: string[] = [];
  const kept = (text.match(sentences) ?? []).filter((sentence) => {
    const strange = [
      ...(sentence.match(link) ?? []).filter((address) => !links.has(address)),
      ...(sentence.replace(link, '').match(amountPattern) ?? []).filter(
        (figure) => !known.has(digits(figure)) && !year.test(figure.trim()),
      ),
    ];
    unsupported.push(...strange.map((figure) => figure.trim()));
    return strange.length === 0;
  });
  return { text: kept.join('').trim(), unsupported };
}
