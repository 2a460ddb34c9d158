import type { Industry } from '@shortlist/contracts/generator/industries';

/**
 * Content that is typical of an occupation: suggestions that a person keeps, changes or deletes. It contains no facts
 * about anyone: no digits, employers, schools or degrees, and the blank "[number]" for numbers. Short names share one
 * comma-separated line for readability (`splitList`).
 */
export interface Occupation {
  /** The same in every language: "registered-nurse". */
  id: string;
  title: string;
  /** Other titles of the same occupation, in lower case. A title with all words of an alias, in any order, matches. */
  aliases: string;
  /** Set if the title means a different occupation in other industries. It then matches only in its own industry. */
  isIndustrySpecific?: true;
  /** Terms that job postings ask for, most important first. Ten noun phrases that fit into a list of skills. */
  terms: string;
  tools: string;
  /** Licenses and certificates that job postings ask for. Listed among the keywords, never claimed. */
  certifications: string;
  /**
   * Two sentences, the first with `{title}` as the placeholder for the title. Together 25 to 70 words (ja, ko: 60 to
   * 240 characters).
   */
  summary: [string, string];
  /** Eight bullets in the present tense, strongest first; four have a blank for a number. */
  duties: string[];
  /** Six bullets in the past tense for earlier jobs; three have a blank. */
  pastDuties: string[];
  letter: {
    opening: string;
    /** Sentence about work at `[Employer]` (the blank of the language), with a blank for a number. */
    achievement: string;
  };
}

export interface IndustryOccupations {
  industry: Industry;
  general: Occupation;
  occupations: Occupation[];
}

export type OccupationCatalog = Record<Industry, IndustryOccupations>;

export function splitList(names: string): string[] {
  return names.split(', ').filter(Boolean);
}
