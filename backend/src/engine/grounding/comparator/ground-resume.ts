import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { applyDecisions } from './field-decisions';
import { findDroppedContent, type DroppedContent } from './dropped-content';
import { verdictByKind, getWorstVerdict, type Finding, type GroundedChange } from './finding';
import { ResumeComparator } from './resume-comparator';
import { buildGroundingSource } from './grounding-source';

export interface ResumeToGround {
  before: ResumeContent;
  after: ResumeContent;
  /** Language of `after`. `before` may be in another language. */
  language: Language;
  confirmedTerms?: readonly string[];
  /** Job posting that the resume was tailored to. A term that appears only here needs confirmation. */
  jobPostingText?: string;
  /** ISO date up to which the durations of current jobs are computed. */
  today?: string;
}

export interface GroundedResume {
  /** `after` with every blocked change reverted and every new number replaced with a blank. */
  resume: ResumeContent;
  /** `resume` without content that awaits confirmation. */
  safeResume: ResumeContent;
  findings: Finding[];
  changes: GroundedChange[];
  dropped: DroppedContent[];
}

/**
 * Compares the resume `after`, which a model edited, with the user's original `before`. Reverts unsupported changes.
 * Blocks employers, schools, degrees, certificates, titles, dates and contacts that are not in the original. A new
 * number becomes a blank. A sentence that exaggerates reverts to the original or is removed. A new tool or skill awaits
 * confirmation. Order, wording, length and language may change, and a value may appear in another unit, script or
 * calendar. Pure, deterministic and idempotent.
 */
export function groundResume({
  before,
  after,
  language,
  confirmedTerms = [],
  jobPostingText = '',
  today,
}: ResumeToGround): GroundedResume {
  const source = buildGroundingSource(before, language, [], today);
  const comparator = new ResumeComparator(
    source,
    language,
    new Set(confirmedTerms.map((term) => term.toLowerCase())),
    jobPostingText,
  );
  comparator.compareResumes(before, after);
  const resume = applyDecisions(after, comparator.decisions, 'proposed');
  const changes = comparator.changes.map((change) => {
    const findings = comparator.findings.filter(({ path }) => path === change.path);
    return { ...change, findings, verdict: getWorstVerdict(findings.map(({ kind }) => verdictByKind[kind])) };
  });
  return {
    resume,
    safeResume: applyDecisions(after, comparator.decisions, 'safe'),
    findings: comparator.findings,
    changes,
    dropped: findDroppedContent(before, resume, source),
  };
}
