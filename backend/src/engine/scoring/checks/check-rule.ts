import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, TermUsage } from '@shortlist/contracts/platform/score';
import type { Blank } from '@shortlist/documents/blanks';
import type { FileAnalysis } from '../../file-reader/file-analysis';
import type { TargetTerm } from '../../matching/terms';

/** Job that a resume is scored for. `jobTitle` is the title as typed. */
export interface ScoreTarget {
  jobTitle: string;
  industry: string;
  terms: readonly TargetTerm[];
  equivalentTitles?: readonly string[];
}

/** Input of every check. `language` is the document's language, `today` the current date as YYYY-MM-DD. */
export interface CheckContext {
  resume: ResumeContent;
  sectionNamesByKey: ReadonlyMap<string, string>;
  bullets: { text: string; path: string }[];
  blanks: Blank[];
  target?: ScoreTarget;
  terms: TermUsage[];
  file?: FileAnalysis;
  /** Paths of end dates before their start date ("experience.0.endDate"). Computed before blanks are filled. */
  reversedDatePaths: string[];
  /** True while the potential is computed: evidence anywhere in the resume counts as if it were in the right place. */
  isPotential: boolean;
  language: Language;
  today: string;
}

/** Result of a check. `share` is the share of the points earned, from 0 to 1. */
export interface CheckResult {
  /** If false, the check does not count toward the maximum total. */
  applies?: boolean;
  share: number;
  /** Message key. Defaults to `ok` for full points, otherwise to `found`. */
  foundKey?: string;
  fixKey?: string;
  titleKey?: string;
  values?: Record<string, string | number>;
  /** Message keys of the words to insert as `{list}`. */
  list?: string[];
  /** Target terms to insert as `{terms}`, and resume phrases to insert as `{phrases}`, in quotation marks. */
  terms?: string[];
  phrases?: string[];
  path?: string;
}

/** Rule of the rubric. A rule with `max` 0 earns no points, but reports problems and may cap the total. */
export interface CheckRule {
  id: string;
  group: Check['group'];
  max: number;
  run(context: CheckContext): CheckResult;
}

/** Returns whether a field is filled. A text with an open blank does not count, because the fact is unknown. */
export function isFilled(value: string): boolean {
  return value.trim() !== '' && !/\[[^[\]\n]{1,60}\]/.test(value);
}

/** Divides part by whole. Returns 0 for an empty whole, so that omitting content never gains points. */
export function divideOrZero(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
