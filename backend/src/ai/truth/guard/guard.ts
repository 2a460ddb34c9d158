import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { applied } from './decisions';
import { droppedFrom, type Dropped } from './dropped';
import { verdictOf, worst, type Finding, type Verdict } from './finding';
import { Judge } from './judge';
import { sourceOf } from './source';

export interface ResumeToGuard {
  before: ResumeContent;
  after: ResumeContent;
  /** Of the document after: number words, blanks and patterns follow it. `before` may be in another one. */
  language: Language;
  /** Tools, skills and names that the person has confirmed: they are free. */
  confirmed?: readonly string[];
  /** The posting that the resume was tailored to: a term that only it has waits for a confirmation. */
  jobText?: string;
  /** ISO date; lets "eight years" of work that goes on be counted. */
  today?: string;
}

/** One item that a person accepts, edits or rejects. */
export interface Change {
  /** Field of `after`, dotted. */
  path: string;
  /** What it was made from; empty for something added. */
  before: string;
  /** What stands in `resume` now; empty when it is gone. */
  after: string;
  verdict: Verdict;
  findings: Finding[];
}

export interface Guarded {
  /** `after` with every blocked change back to the source and every new number a blank. */
  resume: ResumeContent;
  /** As `resume`, without what waits for a confirmation. */
  safe: ResumeContent;
  findings: Finding[];
  /** Every text that differs from its source, with its verdict. */
  changes: Change[];
  /** What the source said and the result does not. */
  dropped: Dropped[];
}

/**
 * A resume that a model has worked on against the one that the person wrote (decision 16): employers, schools, degrees,
 * certificates, titles, dates and contacts are the source's or blocked; a new number or claim of scope is a blank; a new
 * tool or skill waits. Free are order, wording, length and language, and the same value in another unit, script or
 * calendar. Pure, deterministic and idempotent.
 */
export function guard({ before, after, language, confirmed = [], jobText = '', today }: ResumeToGuard): Guarded {
  const source = sourceOf(before, language, [], today);
  const judge = new Judge(source, language, new Set(confirmed.map((term) => term.toLowerCase())), jobText);
  judge.resume(before, after);
  const resume = applied(after, judge.decisions, 'proposed');
  const changes = judge.changes.map((change) => {
    const findings = judge.findings.filter(({ path }) => path === change.path);
    return { ...change, findings, verdict: worst(findings.map(({ kind }) => verdictOf[kind])) };
  });
  return {
    resume,
    safe: applied(after, judge.decisions, 'safe'),
    findings: judge.findings,
    changes,
    dropped: droppedFrom(before, resume, source),
  };
}
