/** Trims the pieces and keeps empty ones. Each character of `separators` is a separator. */
export function splitOutsideBrackets(text: string, separators = ',、，'): string[] {
  const pieces: string[] = [];
  let end = text.length;
  // The loop runs from right to left, so a closing bracket opens a group.
  let isInBrackets = false;
  for (let index = text.length - 1; index >= 0; index--) {
    const char = text.charAt(index);
    if ('([（'.includes(char)) isInBrackets = false;
    else if (')]）'.includes(char)) isInBrackets = true;
    else if (!isInBrackets && separators.includes(char)) {
      pieces.push(text.slice(index + 1, end).trim());
      end = index;
    }
  }
  return [...pieces, text.slice(0, end).trim()].reverse();
}
