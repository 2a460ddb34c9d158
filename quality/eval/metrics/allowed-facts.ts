import type { Language } from '@shortlist/contracts/platform/languages';

/** The facts that a text may contain. Shares no code with the grounding check. */
export interface AllowedFacts {
  language: Language;
  /** The person's own words; their numbers and names are allowed. */
  sourceText: string;
  /** Names that are allowed in full: the requested title and the terms and tools of the occupation. */
  allowedNames: readonly string[];
  /** True if commonly known tools and skills may appear as suggestions: in one-click documents only. */
  allowsSuggestions: boolean;
}

export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
}
