const toLetters = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:microsoft|ms)\s+/, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/**
 * Returns whether two names of a tool in the dictionary mean the same product: one contains the other, as in "Excel"
 * and "MS Excel". Other names can be competing products: "AutoCAD Electrical" is no evidence of "EPLAN".
 */
export function isSameTool(a: string, b: string): boolean {
  const [lettersA, lettersB] = [toLetters(a), toLetters(b)];
  return lettersA.includes(lettersB) || lettersB.includes(lettersA);
}
