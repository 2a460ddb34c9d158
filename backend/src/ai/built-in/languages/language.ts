/** Seniority of a title. It changes the wording, never the size of what is claimed. */
export type Rank = 'junior' | 'standard' | 'senior' | 'lead';
type NamedRank = Exclude<Rank, 'standard'>;

export interface TitleRules {
  /** Words that name a seniority, matched in a lower-case title. */
  ranks: Record<NamedRank, RegExp>;
  /** Adds a seniority to a known title that was typed in another language. `{title}` is replaced. */
  ranked: Record<NamedRank, string>;
  small: ReadonlySet<string>;
  /** Which words of a lower-case title are capitalized: all but the minor ones, or the first. */
  capitals: 'words' | 'first' | 'none';
  /**
   * For languages that capitalize every noun: adjectives before the first noun, which become lower case inside a
   * sentence.
   */
  adjectives?: RegExp;
  /** Normalizes a word (lower case, no accents) across genders and endings. */
  fold: (word: string) => string;
  /** For languages whose titles often name work: returns the person who does it, as sentences refer to people. */
  inSentence?: (title: string) => string;
}

/**
 * Texts of the rule-based writer in a language, apart from the occupations: whole sentences that hold for any title.
 */
export interface WriterLanguage {
  titles: TitleRules;
  join: (items: readonly string[]) => string;
  /** Phrases that a seniority adds: how the work is done, never how much of it. The team size stays a blank. */
  rank: Record<NamedRank, { summary: string; bullet: string }>;
  /** Opening sentences of a letter, which name the position. They vary by title. */
  positions: readonly ((title: string) => string)[];
  /** Last paragraph of a letter from a title alone; takes strengths as `join` makes them, the company, and each strength. Varies by title. */
  closings: readonly ((strengths: string, company: string, each: readonly string[]) => string)[];
  /** Sentences of a letter made from a resume. */
  letter: {
    /** Name the position, before the fact that answers it best. */
    positions: readonly ((title: string, company: string) => string)[];
    /** The same behind that fact, which then opens the letter. */
    bridges: readonly ((title: string, company: string) => string)[];
    /** What else the posting asks for and the resume says. */
    matches: (skills: readonly string[]) => string;
    /** What the resume lists, where it tells too little of the person's work. */
    skills: (skills: readonly string[]) => string;
    certificates: (names: readonly string[]) => string;
    /** Spoken languages with their level in brackets. */
    spoken: (languages: readonly string[]) => string;
    /** Blank that only the person can fill: why this company. */
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
