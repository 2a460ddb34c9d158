/** Seniority of a title. It changes the wording but never makes a claim bigger. */
export type Rank = 'junior' | 'standard' | 'senior' | 'lead';
type NamedRank = Exclude<Rank, 'standard'>;

export interface TitleRules {
  /** Matched against the title in lower case. */
  ranks: Record<NamedRank, RegExp>;
  /** Templates that add a seniority to a known title typed in another language. */
  ranked: Record<NamedRank, string>;
  small: ReadonlySet<string>;
  /** Words to capitalize in a lower-case title: all but the minor ones, or the first. */
  capitals: 'words' | 'first' | 'none';
  /**
   * For languages that capitalize every noun: adjectives before the first noun, which become lower case inside a
   * sentence.
   */
  adjectives?: RegExp;
  /** Normalizes a word (lower case, no accents) across genders and endings. */
  fold: (word: string) => string;
  /** Returns the person for a title that names work, because sentences refer to people. */
  inSentence?: (title: string) => string;
}

export interface WriterLanguage {
  titles: TitleRules;
  join: (items: readonly string[]) => string;
  /** Phrases that a seniority adds about how the work is done, never about how much. The team size stays a blank. */
  rank: Record<NamedRank, { summary: string; bullet: string }>;
  positions: readonly ((title: string) => string)[];
  /** Last paragraphs of a letter based on a title alone. Take the joined strengths, the company, and each strength. */
  closings: readonly ((strengths: string, company: string, each: readonly string[]) => string)[];
  /** Sentences of a letter made from a resume. */
  letter: {
    /** Name the position before the best fact. */
    positions: readonly ((title: string, company: string) => string)[];
    /** Name the position after the best fact, which then opens the letter. */
    bridges: readonly ((title: string, company: string) => string)[];
    /** Further skills that the posting asks for and the resume has. */
    matches: (skills: readonly string[]) => string;
    /** Skills of a resume that says too little about the person's work. */
    skills: (skills: readonly string[]) => string;
    certificates: (names: readonly string[]) => string;
    /** Spoken languages with their level in brackets. */
    spoken: (languages: readonly string[]) => string;
    reason: (company: string, reason: string) => string;
    closings: readonly ((company: string) => string)[];
  };
  summary: {
    /** `employers`: the joined names, or an empty string. */
    opening: (title: string, employers: string) => string;
    skills: (skills: readonly string[]) => string;
    latest: (employer: string, bullet: string) => string;
  };
}
