/**
 * Returns whether JSON has more than `max` commas, colons and opening brackets. Readers check this before parsing,
 * because the time and memory limits of a thread do not interrupt `JSON.parse`.
 */
export function hasTooManySymbols(json: Uint8Array, max: number): boolean {
  let count = 0;
  // Loops by index, because an iterator takes ten times as long on a file of several megabytes.
  for (let i = 0; i < json.length; i++) if (symbolBytes[json[i]!] && ++count > max) return true;
  return false;
}
const symbolBytes = Uint8Array.from({ length: 256 }, (_, byte) => Number(',:[{'.includes(String.fromCharCode(byte))));
