/** A text as patterns read it: without case, width and accents. Japanese and Korean characters stay whole. */
export function fold(text: string): string {
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
