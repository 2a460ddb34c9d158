import { splitBlanks } from '@shortlist/documents/blanks';

const blanksIn = (text: string) => splitBlanks(text).flatMap(({ label }) => label ?? []);

/** The suggestions that a letter's text leaves to do: one that names a blank is done once that blank is filled. */
export function findOpenSuggestions(suggestions: readonly string[], content: string): string[] {
  const open = new Set(blanksIn(content));
  return suggestions.filter((suggestion) => blanksIn(suggestion).every((label) => open.has(label)));
}
