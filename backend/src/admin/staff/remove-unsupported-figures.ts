/** Matches amounts of money, percentages and numbers of two or more digits. */
const amountPattern =
  /[$€¥₩£]\s?\d[\d.,\u00a0\u202f ]*|(?=\d)(?<!\d[.,\u00a0\u202f]*)\d[\d.,\u00a0\u202f]*\s?(?:%|％|[$€¥₩£])|(?<![\p{L}\d.,])(?:\d{1,3}(?:[.,\u00a0\u202f\u0020]\d{3})+|\d{2,})(?:[.,]\d+)*(?![\p{L}\d])/gu;
const normalizeDigits = (text: string) => text.replace(/[^\d]/g, '').replace(/^0+(?=\d)/, '');
const yearPattern = /^(?:19|20)\d\d$/;
const sentencePattern = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*[.!?。！？]*\s*/gu;
const linkPattern = /(?:https?:\/\/|www\.)\S+/giu;

/**
 * Removes sentences with figures or links that `sourceTexts` do not contain, and returns those figures and links as
 * `unsupported`. Compares figures by their digits and ignores years.
 */
export function removeUnsupportedFigures(
  text: string,
  sourceTexts: readonly string[],
): { text: string; unsupported: string[] } {
  const sourceFigures = new Set(sourceTexts.flatMap((part) => (part.match(amountPattern) ?? []).map(normalizeDigits)));
  const sourceLinks = new Set(sourceTexts.flatMap((part) => part.match(linkPattern) ?? []));
  const unsupported: string[] = [];
  const supportedSentences = (text.match(sentencePattern) ?? []).filter((sentence) => {
    const unsupportedParts = [
      ...(sentence.match(linkPattern) ?? []).filter((link) => !sourceLinks.has(link)),
      ...(sentence.replace(linkPattern, '').match(amountPattern) ?? []).filter(
        (figure) => !sourceFigures.has(normalizeDigits(figure)) && !yearPattern.test(figure.trim()),
      ),
    ];
    unsupported.push(...unsupportedParts.map((figure) => figure.trim()));
    return unsupportedParts.length === 0;
  });
  return { text: supportedSentences.join('').trim(), unsupported };
}
