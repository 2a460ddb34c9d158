import { splitBlanks } from '@shortlist/documents/blanks';

const listBlankLabels = (text: string) => splitBlanks(text).flatMap(({ label }) => label ?? []);

/** Returns the suggestions that are not done. A suggestion that names a blank is done once the blank is filled. */
export function findOpenSuggestions(suggestions: readonly string[], content: string): string[] {
  const openBlanks = new Set(listBlankLabels(content));
  return suggestions.filter((suggestion) => listBlankLabels(suggestion).every((label) => openBlanks.has(label)));
}
