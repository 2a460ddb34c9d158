import { splitBlanks } from '@shortlist/documents/blanks';

const listBlankLabels = (text: string) => splitBlanks(text).flatMap(({ label }) => label ?? []);

/** Omits a suggestion that quotes a blank once that blank is filled. */
export function findOpenSuggestions(suggestions: readonly string[], content: string): string[] {
  const openBlankLabels = new Set(listBlankLabels(content));
  return suggestions.filter((suggestion) => listBlankLabels(suggestion).every((label) => openBlankLabels.has(label)));
}
