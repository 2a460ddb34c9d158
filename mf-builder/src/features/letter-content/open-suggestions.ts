import { splitBlanks } from '@shortlist/documents/blanks';

const listBlankLabels = (text: string) => splitBlanks(text).flatMap(({ label }) => label ?? []);

/** A suggestion that quotes a blank is done when that blank is filled. */
export function findOpenSuggestions(suggestions: readonly string[], content: string): string[] {
  const openBlanks = new Set(listBlankLabels(content));
  return suggestions.filter((suggestion) => listBlankLabels(suggestion).every((label) => openBlanks.has(label)));
}
