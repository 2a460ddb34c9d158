/** A plain string is a paragraph. */
export type GuidePart =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  /** Boxes to tick on paper. */
  | { checks: string[] }
  | { terms: { term: string; text: string }[] }
  /** An interview question, the reason for asking it, and advice for the answer. */
  | { question: string; behind: string; answer: string }
  /** A colored box with a title and lines, such as an example or a warning. */
  | { box: string; lines: string[] };

export interface GuideChapter {
  title: string;
  parts: GuidePart[];
}

/** Plain text without markup. Line breaks have no meaning. */
export interface GuideText {
  title: string;
  subtitle: string;
  label: string;
  contents: string;
  /** Labels before `behind` and `answer` of a question, including punctuation. */
  behind: string;
  answer: string;
  chapters: GuideChapter[];
  closing: string[];
}
