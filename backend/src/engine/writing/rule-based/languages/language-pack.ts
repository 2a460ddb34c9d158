/** Seniority of a title. It changes the wording but never exaggerates a claim. */
export type Seniority = 'junior' | 'standard' | 'senior' | 'lead';
type NamedSeniority = Exclude<Seniority, 'standard'>;

export interface TitleRules {
  /** Matched against the title in lower case. */
  seniorityPatterns: Record<NamedSeniority, RegExp>;
  /** Templates that add a seniority level to a known title typed in another language. */
  seniorityTemplates: Record<NamedSeniority, string>;
  minorWords: ReadonlySet<string>;
  /** Words to capitalize in a lower-case title: all but the minor ones, or the first. */
  capitalization: 'words' | 'first' | 'none';
  /**
   * For languages that capitalize every noun: adjectives before the first noun, which become lower case inside a
   * sentence.
   */
  leadingAdjectives?: RegExp;
  /** Normalizes a word (lower case, no accents) across genders and endings. */
  normalizeWord: (word: string) => string;
  /** Turns a title that names an activity into one that names a person, because sentences refer to people. */
  formatInSentence?: (title: string) => string;
}

export interface LanguagePack {
  titleRules: TitleRules;
  joinList: (items: readonly string[]) => string;
  /**
   * Phrases that a seniority level adds. They say how the work is done, never how much. The team size stays a blank.
   */
  seniorityPhrases: Record<NamedSeniority, { summary: string; bullet: string }>;
  openings: readonly ((title: string) => string)[];
  /** Last paragraphs of a letter that is based on a title alone. They get the strengths both joined and as a list. */
  closings: readonly ((strengths: string, company: string, strengthList: readonly string[]) => string)[];
  /** Sentences of a letter that is based on a resume. */
  coverLetter: {
    /** Sentences that name the position before the best fact. */
    openings: readonly ((title: string, company: string) => string)[];
    /** Sentences that name the position after the best fact, for letters that open with that fact. */
    bridges: readonly ((title: string, company: string) => string)[];
    /** Sentence with further skills that are both in the posting and in the resume. */
    qualifications: (skills: readonly string[]) => string;
    /** Sentence with the skills of a resume with too few facts. */
    skills: (skills: readonly string[]) => string;
    certificates: (names: readonly string[]) => string;
    /** Sentence with spoken languages, each with its level in brackets. */
    spokenLanguages: (languages: readonly string[]) => string;
    motivation: (company: string, reason: string) => string;
    closings: readonly ((company: string) => string)[];
  };
  summary: {
    /** `employers` contains the joined names, or is empty. `years` at these employers is at least 2. */
    opening: (title: string, employers: string, years: number | undefined) => string;
    skills: (skills: readonly string[]) => string;
    latest: (employer: string, bullet: string) => string;
  };
}
