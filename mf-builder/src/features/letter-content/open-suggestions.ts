import { splitBlanks } from '@shortlist/documents/blanks';

const blanksIn = (text: string) => splitBlanks(text).flatMap(({ label }) => label ?? []);

/** Returns the suggestions that are not done. One that names a blank is done once that blank is filled. */
export function findOpenSuggestions(suggestions: readonly string[], content: string): string[] {
  const open = new Set(blanksIn(content));
  return suggestions.filter((suggestion) => blanksIn(suggestion).every((label) => open.has(label)));
}
