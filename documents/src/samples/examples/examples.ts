import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Density } from '../../compose/layout-context';
import type { TemplateId } from '../../templates/template-summaries';
import type { ExampleId } from './ids';

/** Filters of /resume-examples, also used in the URL. */
export const exampleGroups = ['technology', 'marketing', 'healthcare', 'finance', 'business', 'general'] as const;
export type ExampleGroup = (typeof exampleGroups)[number];
export const exampleLevels = ['entry', 'mid', 'senior'] as const;
export type ExampleLevel = (typeof exampleLevels)[number];

export interface Example {
  id: ExampleId;
  /** Generator industry that provides the target terms. */
  industry: Industry;
  level: ExampleLevel;
  templateId: TemplateId;
  density: Density;
}

export interface ExampleText {
  /** The lesson of the example, in one sentence. */
  about: string;
  /** For the card, worded as in the resume. */
  skills: [string, string, string];
  resume: ResumeContent;
}

/** Computed from the example. All fields are strings, because cards are stored as message catalogs. */
export interface ExampleCard {
  title: string;
  about: string;
  /** Joined by "; ". */
  skills: string;
  /** ATS score of the printed resume. */
  score: string;
  /** English if there is no translation. */
  language: Language;
}
