import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, Term } from '@shortlist/contracts/platform/score';
import type { Blank } from '@shortlist/documents/blanks';
import type { FileFacts } from '../file/file-facts';
import type { TargetTerm } from '../terms';

/** What the job asks for. `jobTitle` as the person typed it. */
export interface Target {
  jobTitle: string;
  industry: string;
  terms: readonly TargetTerm[];
  /** Other names of the same work: "Staff Nurse" for a registered nurse. */
  equivalents?: readonly string[];
}

/** Everything a check may look at, computed once for all of them. */
export interface Facts {
  resume: ResumeContent;
  /** What the person calls sections instead of their usual names, by key; empty where it is the usual one. */
  ownNames: ReadonlyMap<string, string>;
  /** Bullets of the experience with their paths, empty ones left out. */
  bullets: { text: string; path: string }[];
  blanks: Blank[];
  target?: Target;
  /** The target's terms as found in the resume, in the target's order. */
  terms: Term[];
  /** What the finished file says; unknown until it is made. */
  file?: FileFacts;
  /** Paths of ends that lie before their start, as typed: no blank is filled for them. */
  reversed: string[];
  /** Whether what the resume evidences somewhere counts as said where it should be: the reading of `potential`. */
  allSaid: boolean;
  /** Language of the document's words. */
  language: Language;
  /** ISO date */
  today: string;
}

/** What a check found. `share` of the points, 0 to 1. Texts are keys of the check's messages. */
export interface Finding {
  /** False: the check leaves the denominator. */
  applies?: boolean;
  share: number;
  /** Key of the text, when another than `ok` (all points) or `found`. */
  found?: string;
  fix?: string;
  title?: string;
  values?: Record<string, string | number>;
  /** Words of the messages to put into `values.list`, and how many there are. */
  list?: string[];
  /** Words of the target and phrases of the resume: `{terms}`, and `{phrases}` in quotation marks. */
  terms?: string[];
  phrases?: string[];
  /** Field that the fix starts at. */
  path?: string;
}

/** One row of the rubric. A rule of 0 points gives none: it only finds, and may cap the total. */
export interface Rule {
  id: string;
  group: Check['group'];
  max: number;
  run(facts: Facts): Finding;
}

/** An open blank stands for a fact that nobody has given yet: it fills no field. */
export function given(value: string): boolean {
  return value.trim() !== '' && !/\[[^[\]\n]{1,60}\]/.test(value);
}

/** Part of a whole; of nothing, none: leaving things out never gains. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
