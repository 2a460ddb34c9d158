/** From harmless to worst. */
export const verdicts = ['free', 'confirm', 'blank', 'blocked'] as const;

/**
 * What becomes of a text: `free` stands; `confirm` waits for the person to say that it is true; `blank` had a number or a
 * claim of scope that is a blank now, or is struck; `blocked` is back to what the source says, or gone.
 */
export type Verdict = (typeof verdicts)[number];

/** What is new: the kind decides the verdict. */
export const verdictOf = {
  number: 'blank',
  scope: 'blank',
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
  translation: 'confirm',
} as const satisfies Record<string, Verdict>;
export type FindingKind = keyof typeof verdictOf;

/** Something that an output says and its source does not. */
export interface Finding {
  /** Field of the output as it was given, dotted: "experience.0.achievements.2"; empty for a single text. */
  path: string;
  kind: FindingKind;
  verdict: Exclude<Verdict, 'free'>;
  /** The very words. */
  said: string;
  /** What stands in the field now: with the blank, as in the source, or empty when it is gone. */
  text: string;
}

/** A finding before its text is mended: where in the text it stands. */
export interface Offence {
  start: number;
  end: number;
  kind: FindingKind;
  said: string;
  /** A number written as a verb ("halved") has no place for a blank. */
  verb?: true;
}

export const worst = (all: readonly Verdict[]): Verdict =>
  all.reduce<Verdict>((a, b) => (verdicts.indexOf(b) > verdicts.indexOf(a) ? b : a), 'free');
