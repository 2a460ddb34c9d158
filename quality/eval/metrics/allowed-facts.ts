import type { Language } from '@shortlist/contracts/platform/languages';

/** Facts that a text may contain. Shares no code with the grounding check. */
export interface AllowedFacts {
  language: Language;
  /** The user's own words. All numbers and names in them are allowed. */
  sourceText: string;
  /** The requested title, and the terms and tools of its occupation. */
  allowedNames: readonly string[];
  /** True for one-click documents, which may suggest commonly known tools and skills. */
  allowsSuggestions: boolean;
}

export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
}
