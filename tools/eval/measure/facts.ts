import type { Language } from '@shortlist/contracts/platform/languages';

/** What may be said in a text, for a check that shares no code with the truth guard. */
export interface Facts {
  language: Language;
  /** The person's own words: every number and name of them may stand. */
  said: string;
  /** Names that may stand as a whole: the title asked for, terms and tools of the trade. */
  names: readonly string[];
  /** Whether tools and skills that everybody knows may stand, as suggestions: in a one-click document only. */
  suggestions: boolean;
}

/** Every text inside a value, keys left out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
