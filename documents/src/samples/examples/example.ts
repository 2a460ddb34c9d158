import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Density } from '../../compose/setting';
import type { ExampleId } from './ids';

/** The filters of /resume-examples; also what stands in the address. */
export const exampleGroups = ['technology', 'marketing', 'healthcare', 'finance', 'business', 'general'] as const;
export type ExampleGroup = (typeof exampleGroups)[number];
export const exampleLevels = ['entry', 'mid', 'senior'] as const;
export type ExampleLevel = (typeof exampleLevels)[number];

/** The part of an example that is the same in every language. */
export interface Example {
  id: ExampleId;
  /** Generator industry that the target terms come from. */
  industry: Industry;
  level: ExampleLevel;
  templateId: string;
  density: Density;
}

/** An example in one language: a file of its own. */
export interface ExampleText {
  /** The lesson of it, in one sentence. */
  about: string;
  /** Three that stand on its card, as the resume says them. */
  skills: [string, string, string];
  resume: ResumeContent;
}

/** The texts of its card, computed from its own. All are strings, because they are a catalogue of messages. */
export interface ExampleCard {
  /** Headline of the resume. */
  title: string;
  about: string;
  /** Joined by "; ". */
  skills: string;
  /** ATS score of the printed resume. */
  score: string;
  /** English where nobody has translated it yet. */
  language: Language;
}
