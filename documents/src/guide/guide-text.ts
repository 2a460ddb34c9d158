/** A plain string is a paragraph. */
export type GuidePart =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  /** Boxes to tick on paper. */
  | { checks: string[] }
  | { terms: { term: string; text: string }[] }
  /** An interview question, the intention behind it, and advice for the answer. */
  | { question: string; behind: string; answer: string }
  /** A colored box: an example, a template, a warning. */
  | { box: string; lines: string[] };

export interface GuideChapter {
  title: string;
  parts: GuidePart[];
}

/** A guide in one language. No markup; line breaks have no meaning. */
export interface GuideText {
  title: string;
  subtitle: string;
  /** Above the title of the cover. */
  label: string;
  /** Heading of the list of chapters. */
  contents: string;
  /** Labels before `behind` and `answer` of a question, with their punctuation. */
  behind: string;
  answer: string;
  chapters: GuideChapter[];
  closing: string[];
}
