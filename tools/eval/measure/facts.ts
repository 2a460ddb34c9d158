import type { Language } from '@shortlist/contracts/platform/languages';

/** The facts that a text may contain. Shares no code with the grounding check. */
export interface Facts {
  language: Language;
  /** The person's own words; their numbers and names are allowed. */
  said: string;
  /** Names that are allowed in full: the requested title and the terms and tools of the occupation. */
  names: readonly string[];
  /** True if commonly known tools and skills may appear as suggestions: in one-click documents only. */
  suggestions: boolean;
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
