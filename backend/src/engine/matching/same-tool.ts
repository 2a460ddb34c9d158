const toLetters = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:microsoft|ms)\s+/, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/**
 * Returns whether two names of a dictionary tool mean the same product. One name must contain the other, as in "Excel"
 * and "MS Excel". Otherwise they may be competing products, such as "AutoCAD Electrical" and "EPLAN".
 */
export function isSameTool(a: string, b: string): boolean {
  const [lettersA, lettersB] = [toLetters(a), toLetters(b)];
  return lettersA.includes(lettersB) || lettersB.includes(lettersA);
}
