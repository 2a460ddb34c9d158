import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, Term } from '@shortlist/contracts/platform/score';
import type { Blank } from '@shortlist/documents/blanks';
import type { FileFacts } from '../file/file-facts';
import type { TargetTerm } from '../terms';

/** Target of the score. `jobTitle` is as typed by the person. */
export interface Target {
  jobTitle: string;
  industry: string;
  terms: readonly TargetTerm[];
  equivalents?: readonly string[];
}

/** Input of all checks, computed once. */
export interface Facts {
  resume: ResumeContent;
  ownNames: ReadonlyMap<string, string>;
  bullets: { text: string; path: string }[];
  blanks: Blank[];
  target?: Target;
  terms: Term[];
  /** Analysis of the finished file. Undefined until the file is rendered. */
  file?: FileFacts;
  /** Paths of ends that lie before their start, as typed: no blank is filled for them. */
  reversed: string[];
  /** Computes the `potential`: anything that the resume shows somewhere counts as if it were in the right place. */
  allSaid: boolean;
  language: Language;
  /** ISO date. */
  today: string;
}

/** Result of a check. `share` is the part of the points earned, from 0 to 1. Texts are keys of the check's messages. */
export interface Finding {
  /** False removes the check from the denominator. */
  applies?: boolean;
  share: number;
  /** Message key, when it is neither `ok` (all points) nor `found`. */
  found?: string;
  fix?: string;
  title?: string;
  values?: Record<string, string | number>;
  /** Message words to insert into `values.list`, and their number. */
  list?: string[];
  /** Target terms and resume phrases: `{terms}`, and `{phrases}` in quotation marks. */
  terms?: string[];
  phrases?: string[];
  path?: string;
}

/** One row of the rubric. A rule of 0 points earns nothing: it only reports, and may cap the total. */
export interface Rule {
  id: string;
  group: Check['group'];
  max: number;
  run(facts: Facts): Finding;
}

/** An open blank stands for an unknown fact, so it does not fill a field. */
export function given(value: string): boolean {
  return value.trim() !== '' && !/\[[^[\]\n]{1,60}\]/.test(value);
}

/** Returns part divided by whole, or zero for an empty whole, so that leaving things out never gains points. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
