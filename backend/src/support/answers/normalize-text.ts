/** Normalizes case, width and accents of a text for pattern matching. Japanese and Korean characters stay composed. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
