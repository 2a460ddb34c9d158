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
  /** Language of `after`: number words, blanks and patterns follow it. `before` may be in another one. */
  language: Language;
  /** Tools, skills and names that the person has confirmed. They are free. */
  confirmed?: readonly string[];
  /** The job posting that the resume was tailored to. A term that only it has needs confirmation. */
  jobText?: string;
  /** ISO date. Lets "eight years" of ongoing work be computed. */
  today?: string;
}

export interface Change {
  path: string;
  before: string;
  /** Text that `resume` contains now; empty when it was removed. */
  after: string;
  verdict: Verdict;
  findings: Finding[];
}

export interface Guarded {
  /** `after` with every blocked change restored from the source and every new number turned into a blank. */
  resume: ResumeContent;
  /** Same as `resume` without content that awaits confirmation. */
  safe: ResumeContent;
  findings: Finding[];
  /** Every text that differs from its source, with its verdict. */
  changes: Change[];
  dropped: Dropped[];
}

/**
 * Grounds a resume edited by a model in the resume that the person wrote (decision 16). Employers, schools, degrees,
 * certificates, titles, dates and contacts must come from the source or are blocked; a new number or claim of scope
 * becomes a blank; a new tool or skill awaits confirmation. Order, wording, length and language are free, and so is the
 * same value in another unit, script or calendar. Pure, deterministic and idempotent.
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
