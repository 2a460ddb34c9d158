/** One piece of a chapter. A plain string is a paragraph. */
export type GuidePart =
  | string
  /** A heading within the chapter. */
  | { heading: string }
  | { list: string[] }
  /** Numbered, in this order. */
  | { steps: string[] }
  /** Boxes to tick on paper. */
  | { checks: string[] }
  /** Notes about several names, side by side. */
  | { terms: { term: string; text: string }[] }
  /** A question of an interviewer, what they want to know, and what to do about it. */
  | { question: string; behind: string; answer: string }
  /** Set apart on colour: an example, a template, a warning. */
  | { box: string; lines: string[] };

export interface GuideChapter {
  title: string;
  parts: GuidePart[];
}

/** A guide in one language. No markup; line breaks have no meaning. */
export interface GuideText {
  title: string;
  subtitle: string;
  /** Above the title and at the bottom of the cover. */
  label: string;
  /** Heading of the list of chapters. */
  contents: string;
  /** Labels before "what they want to know" and "what to say" of a question, with their punctuation. */
  behind: string;
  answer: string;
  chapters: GuideChapter[];
  closing: string[];
}
