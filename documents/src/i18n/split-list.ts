/**
 * Splits a list at separators outside brackets. Trims the pieces and keeps empty ones. `separators` are single
 * characters.
 */
export function splitOutsideBrackets(text: string, separators = ',、，'): string[] {
  const pieces: string[] = [];
  let end = text.length;
  // True if the next bracket to the right is a closing one, so the position is inside brackets.
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const char = text.charAt(at);
    if ('([（'.includes(char)) isInside = false;
    else if (')]）'.includes(char)) isInside = true;
    else if (!isInside && separators.includes(char)) {
      pieces.push(text.slice(at + 1, end).trim());
      end = at;
    }
  }
  return [...pieces, text.slice(0, end).trim()].reverse();
}
