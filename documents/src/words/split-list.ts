/**
 * Cuts a list at separators that stand outside brackets. Pieces come without the white space round them; an empty one
 * stays. `separators`: one character each.
 */
export function splitOutsideBrackets(text: string, separators = ',、，'): string[] {
  const pieces: string[] = [];
  let end = text.length;
  // Whether the next bracket behind closes one: then this stands inside.
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
