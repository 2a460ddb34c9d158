import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, TermUsage } from '@shortlist/contracts/platform/score';
import type { Blank } from '@shortlist/documents/blanks';
import type { FileAnalysis } from '../file-reader/file-analysis';
import type { TargetTerm } from '../terms';

/** Job that a resume is scored against. `jobTitle` is as the user typed it. */
export interface ScoreTarget {
  jobTitle: string;
  industry: string;
  terms: readonly TargetTerm[];
  equivalents?: readonly string[];
}

export interface CheckContext {
  resume: ResumeContent;
  customSectionNames: ReadonlyMap<string, string>;
  bullets: { text: string; path: string }[];
  blanks: Blank[];
  target?: ScoreTarget;
  terms: TermUsage[];
  file?: FileAnalysis;
  /** Paths of end dates that are before their start date. Computed before blanks are filled. */
  reversed: string[];
  /** True to compute the `potential`: evidence anywhere in the resume counts as if it were in the right place. */
  isPotential: boolean;
  language: Language;
  today: string;
}

/** Result of a check. `share` is the part of the points earned, from 0 to 1. Texts are keys of the check's messages. */
export interface CheckResult {
  /** False removes the check from the denominator. */
  applies?: boolean;
  share: number;
  /** Message key. Defaults to `ok` for full points, otherwise to `found`. */
  foundKey?: string;
  fixKey?: string;
  titleKey?: string;
  values?: Record<string, string | number>;
  /** Keys of the words to insert as `{list}`. */
  list?: string[];
  /** Target terms to insert as `{terms}`, and resume phrases to insert as `{phrases}`, in quotation marks. */
  terms?: string[];
  phrases?: string[];
  path?: string;
}

/** Row of the rubric. A rule with 0 points only reports, and may cap the total. */
export interface CheckRule {
  id: string;
  group: Check['group'];
  max: number;
  run(context: CheckContext): CheckResult;
}

/** Returns whether a field is filled. An open blank stands for an unknown fact, so it does not count. */
export function isFilled(value: string): boolean {
  return value.trim() !== '' && !/\[[^[\]\n]{1,60}\]/.test(value);
}

/** Divides part by whole. Returns 0 for an empty whole, so that omitting content never gains points. */
export function divideOrZero(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
