/**
 * Returns the trimmed paragraph at or after the caret, or the last paragraph if none follows. Returns undefined for an
 * empty letter.
 */
export function getParagraphAt(
  content: string,
  caret: number,
): { start: number; end: number; text: string } | undefined {
  const paragraphs = [...content.matchAll(/\S[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gu)].map((match) => {
    const text = match[0].trimEnd();
    return { start: match.index, end: match.index + text.length, text };
  });
  return paragraphs.find(({ end }) => caret <= end) ?? paragraphs.at(-1);
}
