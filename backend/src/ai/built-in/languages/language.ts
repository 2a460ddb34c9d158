/** How high a title stands. It changes wording, never the size of what is claimed. */
export type Rank = 'junior' | 'standard' | 'senior' | 'lead';
type NamedRank = Exclude<Rank, 'standard'>;

/** How titles are read and printed in a language. */
export interface TitleRules {
  /** Words that name a rank, in a title in lower case. */
  ranks: Record<NamedRank, RegExp>;
  /** A known title with a rank, for a person who typed it in another language. `{title}` stands where the title does. */
  ranked: Record<NamedRank, string>;
  /** Words that join others and say nothing by themselves. */
  small: ReadonlySet<string>;
  /** Which words of a title typed in small letters are capitalised: all but the small ones, or the first. */
  capitals: 'words' | 'first' | 'none';
  /** Where every noun has its capital: adjectives before the first one, which lose theirs inside a sentence. */
  adjectives?: RegExp;
  /** One spelling of a word (lower case, no accents) for all genders and endings. */
  fold: (word: string) => string;
  /** Where titles often name work: the one who does it, as sentences speak of people. */
  inSentence?: (title: string) => string;
}

/** What the built-in writer says in a language besides the profiles: whole sentences that hold for any title. */
export interface WriterLanguage {
  titles: TitleRules;
  /** "A and B", "A, B and C". */
  join: (items: readonly string[]) => string;
  /** What a rank adds: how the work is done, never how much of it. The number of people is the person's to fill. */
  rank: Record<NamedRank, { summary: string; bullet: string }>;
  /** First sentence of a letter: names the position. Varies by title. */
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
    /** The blank that only the person can fill: why this company. */
    reason: (company: string, reason: string) => string;
    closings: readonly ((company: string) => string)[];
  };
  /** Sentences of a summary made from a resume. */
  summary: {
    /** `employers`: joined names, or an empty text. */
    opening: (title: string, employers: string) => string;
    skills: (skills: readonly string[]) => string;
    latest: (employer: string, bullet: string) => string;
  };
}
