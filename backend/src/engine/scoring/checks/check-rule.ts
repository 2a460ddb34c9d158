import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, TermUsage } from '@shortlist/contracts/platform/score';
import type { Blank } from '@shortlist/documents/blanks';
import type { FileAnalysis } from '../../file-reader/file-analysis';
import type { TargetTerm } from '../../matching/terms';

export interface ScoreTarget {
  jobTitle: string;
  industry: string;
  terms: readonly TargetTerm[];
  equivalentTitles?: readonly string[];
}

/** `language` is the language of the document. `today` is an ISO date (YYYY-MM-DD). */
export interface CheckContext {
  resume: ResumeContent;
  sectionNamesByKey: ReadonlyMap<string, string>;
  bullets: { text: string; path: string }[];
  blanks: Blank[];
  target?: ScoreTarget;
  termUsages: TermUsage[];
  file?: FileAnalysis;
  /** Paths of end dates that precede their start date ("experience.0.endDate"). Computed before blanks are filled. */
  reversedDatePaths: string[];
  /** True for the potential. Evidence anywhere in the resume then counts as if it were in the right place. */
  isPotential: boolean;
  language: Language;
  today: string;
}

/** `share` is the fraction of the points earned, from 0 to 1. */
export interface CheckResult {
  /** If false, the check does not count toward the maximum total. */
  applies?: boolean;
  share: number;
  /** Message key. Defaults to `ok` for full points and to `found` otherwise. */
  foundKey?: string;
  fixKey?: string;
  titleKey?: string;
  values?: Record<string, string | number>;
  /** Message keys of the words to insert as `{list}`. */
  list?: string[];
  /** Target terms to insert as `{terms}`. */
  terms?: string[];
  /** Resume phrases to insert as `{phrases}`, in quotation marks. */
  phrases?: string[];
  path?: string;
}

/** A rule with `max` 0 earns no points. It reports problems and may cap the total. */
export interface CheckRule {
  id: string;
  group: Check['group'];
  max: number;
  run(context: CheckContext): CheckResult;
}

/** Returns 0 if `whole` is 0, so that omitting content never gains points. */
export function divideOrZero(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
