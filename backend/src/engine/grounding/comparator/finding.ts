/** Least severe first. */
export const verdicts = ['accepted', 'confirm', 'blank', 'blocked'] as const;

/**
 * Outcome for a text. `accepted` text stays. `confirm` text stays once the user confirms that it is true. In `blank`
 * text, a number or an exaggeration was replaced with a blank or removed. `blocked` text was restored from the source
 * or removed.
 */
export type Verdict = (typeof verdicts)[number];

export const verdictByKind = {
  number: 'blank',
  scope: 'blank',
  unit: 'blocked',
  date: 'blocked',
  employer: 'blocked',
  school: 'blocked',
  degree: 'blocked',
  certificate: 'blocked',
  title: 'blocked',
  contact: 'blocked',
  place: 'blocked',
  entry: 'blocked',
  level: 'blocked',
  tool: 'confirm',
  skill: 'confirm',
  language: 'confirm',
  name: 'confirm',
  duty: 'confirm',
  cause: 'confirm',
  omission: 'confirm',
  translation: 'confirm',
} as const satisfies Record<string, Verdict>;
export type FindingKind = keyof typeof verdictByKind;

export interface Finding {
  /** Dotted path in the checked resume, such as "experience.0.achievements.2". Empty for a single text. */
  path: string;
  kind: FindingKind;
  verdict: Exclude<Verdict, 'accepted'>;
  quote: string;
  /** Words of the source that the text omits. Only set for an omission. */
  sourceQuote?: string;
  /** Resulting text of the field: with a blank, restored from the source, or empty if removed. */
  resultText: string;
}

/** Change of one field by the model, and its findings. */
export interface GroundedChange {
  path: string;
  before: string;
  /** Resulting text of the field, or an empty string if it was removed. */
  after: string;
  verdict: Verdict;
  findings: Finding[];
}

/** Part of a text that the source does not support. Redaction turns it into a `Finding`. */
export interface Violation {
  start: number;
  end: number;
  kind: FindingKind;
  quote: string;
  sourceQuote?: string;
  /** Set for a factor in words, such as "halved" or "twice". A blank cannot replace it. */
  isMultiplier?: true;
}

export const getWorstVerdict = (allVerdicts: readonly Verdict[]): Verdict =>
  allVerdicts.reduce<Verdict>((a, b) => (verdicts.indexOf(b) > verdicts.indexOf(a) ? b : a), 'accepted');

export const toFindings = (path: string, violations: readonly Violation[], resultText: string): Finding[] =>
  violations.map(({ kind, quote, sourceQuote }) => ({
    path,
    kind,
    quote,
    ...(sourceQuote && { sourceQuote }),
    verdict: verdictByKind[kind],
    resultText,
  }));
