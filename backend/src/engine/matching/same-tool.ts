const toLetters = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:microsoft|ms)\s+/, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/**
 * Returns whether two names of a tool are the same product: one contains the other, as in "Excel" and "MS Excel". Other
 * names in the dictionary can be its rivals: who says "AutoCAD Electrical" has not said "EPLAN".
 */
export function isSameTool(a: string, b: string): boolean {
  const [lettersA, lettersB] = [toLetters(a), toLetters(b)];
  return lettersA.includes(lettersB) || lettersB.includes(lettersA);
}
