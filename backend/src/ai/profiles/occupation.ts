import type { Industry } from '@shortlist/contracts/generator/industries';

/**
 * What is usual in an occupation: suggestions that a person keeps, changes or strikes. Nothing here is a fact about
 * anybody, so there are no digits, employers, schools or degrees: a figure is the blank "[number]". Short names stand
 * in one line, parted by commas, to be read at a glance (`listOf`).
 */
export interface Occupation {
  /** The same in every language: "registered-nurse". */
  id: string;
  /** As printed: "Registered Nurse". */
  title: string;
  /** Other titles of the same work, in lower case. All words of one, in any order, find the occupation. */
  also: string;
  /** The same title means other work in other industries: found in its own one only. */
  local?: true;
  /** What job posts ask for, most important first. Ten noun phrases, ready to stand in a list of skills. */
  terms: string;
  tools: string;
  /** Licences and certificates that posts ask for: named among the keywords, never claimed. */
  ifHeld: string;
  /** A sentence with `{title}` where the title stands, and a second one. Together 25 to 70 words (ja, ko: 60 to 240 characters). */
  summary: [string, string];
  /** Eight bullets in the present, four of them with a blank for a figure, the strongest first. */
  duties: string[];
  /** Six bullets in the past for earlier work, three of them with a blank. */
  earlier: string[];
  letter: {
    /** The sentence after the one that names the position. */
    opening: string;
    /** A sentence about work at `[Employer]` (the blank of the language), with a blank for a figure. */
    proof: string;
  };
}

/** The occupations of an industry, and what to write for any other title there. */
export interface IndustryProfile {
  industry: Industry;
  general: Occupation;
  occupations: Occupation[];
}

/** What one language knows. Does not compile when an industry is missing; in the order of the list of industries. */
export type Profiles = Record<Industry, IndustryProfile>;

/** The names of a line: "wound care, IV therapy". */
export function listOf(names: string): string[] {
  return names.split(', ').filter(Boolean);
}
