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
  /** Language of `after`, which determines number words, blanks and patterns. `before` may be in another one. */
  language: Language;
  confirmed?: readonly string[];
  /** Job posting that the resume was tailored to. A term that appears only here needs confirmation. */
  jobText?: string;
  /** ISO date. Ends current jobs, so that "eight years" can be computed. */
  today?: string;
}

export interface Change {
  path: string;
  before: string;
  /** Resulting text in `resume`, or an empty string if it was removed. */
  after: string;
  verdict: Verdict;
  findings: Finding[];
}

export interface Guarded {
  /** `after` with every blocked change reverted and every new number replaced with a blank. */
  resume: ResumeContent;
  /** Same as `resume` without content that awaits confirmation. */
  safe: ResumeContent;
  findings: Finding[];
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
